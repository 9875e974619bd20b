import { type RefObject, useEffect, useRef } from 'react'
import type { TitleId } from '#src/domain/title/titleId.ts'

interface List {
  /** Of the cards, in their order. */
  readonly ids: readonly TitleId[]
  readonly ruledOut: ReadonlySet<TitleId>
}

/**
 * Moves the focus to the acts of the card that has taken the place of one that was let go. Without it the focus would
 * be lost with the card, and a keyboard would start from the top of the page. After Undo it moves from the toast, which
 * is gone, to the acts of the card that came back.
 */
export function useFocusOnNext(list: RefObject<HTMLElement | null>, { ids, ruledOut }: List): void {
  const shown = useRef(ids)
  const focused = useRef<TitleId>(undefined)
  const out = useRef(ruledOut)
  const returning = useRef<TitleId>(undefined)
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      const cards = [...(list.current?.children ?? [])]
      const place = cards.findIndex((card) => target instanceof Node && card.contains(target))
      focused.current = shown.current[place]
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [list])
  useEffect(() => {
    // A card that was let go stays until the list without it is drawn.
    if (ids.some((id) => ruledOut.has(id))) return
    for (const id of out.current) if (!ruledOut.has(id)) returning.current = id
    out.current = ruledOut
    const back = returning.current === undefined ? -1 : ids.indexOf(returning.current)
    const place = back < 0 ? shown.current.findIndex((id) => id === focused.current && ruledOut.has(id)) : back
    shown.current = ids
    if (place < 0) return
    returning.current = undefined
    // A new card has its acts a frame later.
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document
      // The list of toasts has the focus when the last of them is gone.
      const isLost = activeElement === null || activeElement === document.body || activeElement.matches('ol[tabindex]')
      if (!isLost) return
      const card = list.current?.children[Math.min(place, ids.length - 1)]
      const control = card?.querySelector('.acts .act:last-of-type') ?? card?.querySelector('a')
      if (control instanceof HTMLElement) control.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [list, ids, ruledOut])
}
