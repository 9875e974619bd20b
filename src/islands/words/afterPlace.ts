/**
 * Where what one says to a list by feel stands: at the end of the list, be it the drawn page's or the one that has taken
 * its place. It is one element that moves between the two, so that whoever presses a nudge keeps the focus on it.
 */
const host: HTMLElement | null = typeof document === 'undefined' ? null : document.createElement('div')

/** The place at the end of the drawn list; null where the page was drawn without one. */
export function drawnPlace(): HTMLElement | null {
  return document.getElementById('said-after')
}

/** The element to render into. It stands in the drawn list until another one takes it. */
export function afterHost(): HTMLElement | null {
  if (host && !host.isConnected) moveTo(drawnPlace())
  return host
}

/** Takes it to the end of a list. @returns gives it back to the drawn list */
export function takeAfter(place: HTMLElement | null): () => void {
  moveTo(place)
  return () => moveTo(drawnPlace())
}

function moveTo(place: HTMLElement | null): void {
  if (!host) return
  const focused = document.activeElement
  if (place) place.append(host)
  else host.remove()
  if (focused instanceof HTMLElement && host.contains(focused)) focused.focus({ preventScroll: true })
}
