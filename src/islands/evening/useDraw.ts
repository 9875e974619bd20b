import { useEffect, useState } from 'react'
import { whenScored } from '#src/stores/evening.ts'
import type { Recommended } from '#src/stores/recommendations.ts'

export interface Drawn {
  readonly id: string
  /** Its chance in this draw, in whole per cents. */
  readonly chance: number
  /** How well it fits the mood, 0 to 1. */
  readonly fit: number
}

interface Draw {
  /** The title that the light fell on; null while it lights the whole list. */
  readonly drawn: Drawn | null
  /** The items, with the drawn one first. */
  readonly items: readonly Recommended[]
  readonly draw: () => void
  readonly back: () => void
}

/** "Choose for me": a draw among the titles on screen, weighted by their score. */
export function useDraw(items: readonly Recommended[]): Draw {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const ids = items.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list ends a draw.
  useEffect(() => setDrawn(null), [ids])
  const isDrawn = drawn !== null
  useEffect(() => {
    // The light leaves its lamp for the poster.
    document.documentElement.toggleAttribute('data-drawn', isDrawn)
    return () => document.documentElement.removeAttribute('data-drawn')
  }, [isDrawn])

  const draw = async (): Promise<void> => {
    const [rows, { drawOne }] = await Promise.all([
      whenScored(items.map(({ id }) => id)),
      import('#src/engine/draw.ts'),
    ])
    // Again means another one.
    const others = rows.filter(({ title }) => title.id !== drawn?.id)
    const one = drawOne(others.length > 0 ? others : rows, Math.random)
    if (one) setDrawn({ id: one.row.title.id, chance: one.chance, fit: one.row.title.fit })
  }
  const first = items.find(({ id }) => id === drawn?.id)
  return {
    drawn,
    items: first ? [first, ...items.filter((item) => item !== first)] : items,
    draw: () => void draw(),
    back: () => setDrawn(null),
  }
}
