import { useEffect, useRef, useState } from 'react'
import type { Locale } from '#src/domain/place/locale.ts'
import type { TitleId } from '#src/domain/title/titleId.ts'
import { loadEveningWords } from '#src/i18n/eveningWords.ts'
import { fill } from '#src/i18n/fill.ts'
import type { EveningWords } from '#src/i18n/shape.ts'
import { openOver } from '#src/stores/overEntry.ts'
import { type ScoredTitle, whenScored } from '#src/stores/whenScored.ts'

export interface Drawn {
  readonly id: string
  /** Its chance in this draw, in whole per cents. */
  readonly chance: number
  /** How well it fits the mood, 0 to 1; undefined where that is not known. */
  readonly fit: number | undefined
  readonly words: EveningWords
  /** What a screen reader says of it. */
  readonly said: string
}

interface Drawable {
  readonly id: string
  readonly title: string
}

interface Draw<Item> {
  /** The title that the light fell on; null while it lights the whole list. */
  readonly drawn: Drawn | null
  /** The items, with the drawn one first. */
  readonly items: readonly Item[]
  readonly draw: () => void
  readonly back: () => void
}

/**
 * "Choose for me": a draw among the titles on screen, weighted by their score. Back undoes it.
 * @param scored finds the scores; those of a mood's list unless given
 */
export function useDraw<Item extends Drawable>(
  items: readonly Item[],
  locale: Locale,
  scored: (ids: readonly TitleId[]) => Promise<readonly ScoredTitle[]> = whenScored,
): Draw<Item> {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const release = useRef<(() => void) | null>(null)
  const latest = useRef(items)
  useEffect(() => {
    latest.current = items
  }, [items])
  const ids = items.map(({ id }) => id).join()
  const end = (): void => {
    release.current?.()
    release.current = null
    setDrawn(null)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list ends a draw, and so does another page.
  useEffect(() => end, [ids])
  const isDrawn = drawn !== null
  useEffect(() => {
    // The light leaves its lamp for the poster.
    document.documentElement.toggleAttribute('data-drawn', isDrawn)
    return () => document.documentElement.removeAttribute('data-drawn')
  }, [isDrawn])
  useFocusOnDrawn(drawn)

  const draw = async (): Promise<void> => {
    const [rows, words, { drawOne }] = await Promise.all([
      scored(items.map(({ id }) => id)),
      loadEveningWords(locale),
      import('#src/engine/draw.ts'),
    ])
    // Not a title of a list that has been replaced meanwhile.
    const listed = latest.current
    const there = rows.filter(({ title }) => listed.some(({ id }) => id === title.id))
    // Again means another one.
    const others = there.filter(({ title }) => title.id !== drawn?.id)
    const one = drawOne(others.length > 0 ? others : there, Math.random)
    if (!one) return
    const { id, fit } = one.row.title
    const title = listed.find((item) => item.id === id)?.title ?? ''
    release.current ??= openOver({ undo: end })
    setDrawn({ id, chance: one.chance, fit, words, said: fill(words.drawn, { title }) })
  }
  const first = items.find(({ id }) => id === drawn?.id)
  return {
    drawn,
    items: first ? [first, ...items.filter((item) => item !== first)] : items,
    draw: () => void draw().catch(() => undefined),
    back: end,
  }
}

/** Moves the focus to the name that was drawn; when the draw is undone, back to the button where it was lost. */
function useFocusOnDrawn(drawn: Drawn | null): void {
  const before = useRef(drawn)
  useEffect(() => {
    if (before.current === drawn) return
    before.current = drawn
    const isLost = document.activeElement === null || document.activeElement === document.body
    const place = drawn ? '.lead-place .pick-title' : isLost ? '.tonight-head button' : null
    const found = place && document.querySelector<HTMLElement>(place)
    if (!found) return
    const target = found.querySelector('a') ?? found
    // The name of a title without a page is no link.
    if (target === found && drawn) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [drawn])
}
