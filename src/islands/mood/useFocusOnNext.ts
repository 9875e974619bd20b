import { type RefObject, useEffect, useRef } from 'react'
import type { TitleId } from '#src/domain/title/titleId.ts'

/**
 * Moves the focus to the acts of the card that has taken the place of one that was let go. Without it the focus would
 * be lost with the card, and a keyboard would start from the top of the page.
 * @param ids of the cards on screen, in their order
 */
export function useFocusOnNext(
  list: RefObject<HTMLElement | null>,
  ids: readonly TitleId[],
  ruledOut: ReadonlySet<TitleId>,
): void {
  const place = useRef(-1)
  useEffect(() => {
    const leaving = ids.findIndex((id) => ruledOut.has(id))
    if (leaving >= 0) {
      place.current = leaving
      return
    }
    const at = place.current
    place.current = -1
    if (at < 0 || (document.activeElement && document.activeElement !== document.body)) return
    const cards = list.current?.querySelectorAll('.acts') ?? []
    cards[Math.min(at, cards.length - 1)]
      ?.querySelector<HTMLElement>('.act:last-of-type')
      ?.focus({ preventScroll: true })
  }, [list, ids, ruledOut])
}
