/**
 * Where what one says to a list by feel stands: at the end of the list, be it the drawn page's or the one that has taken
 * its place, and at the end of the page while neither is there. It is one element that moves between them, so that
 * whoever presses a nudge keeps the focus on it.
 */
const host: HTMLElement | null = typeof document === 'undefined' ? null : document.createElement('div')

/** The place at the end of the drawn list; null where the page was drawn without one. */
export function drawnPlace(): HTMLElement | null {
  return document.getElementById('said-after')
}

/** The element to render into; null on the server. */
export function afterHost(): HTMLElement | null {
  return host
}

/** Puts it into the page, unless a list has taken it already. */
export function settleAfter(): void {
  if (host && !host.isConnected) moveTo(restPlace())
}

/** Takes it to the end of a list. @returns gives it back */
export function takeAfter(place: HTMLElement | null): () => void {
  moveTo(place)
  return () => moveTo(restPlace())
}

/** Takes it out of the drawn list, which is about to be hidden: there it would lose the focus. */
export function leaveDrawn(): void {
  if (host && drawnPlace()?.contains(host)) moveTo(endOfPage())
}

function restPlace(): HTMLElement | null {
  const drawn = drawnPlace()
  return drawn?.checkVisibility() ? drawn : endOfPage()
}

const endOfPage = (): HTMLElement | null => document.querySelector<HTMLElement>('.said-page')

function moveTo(place: HTMLElement | null): void {
  if (!host) return
  const focused = document.activeElement
  if (place) place.append(host)
  else host.remove()
  if (focused instanceof HTMLElement && host.contains(focused)) focused.focus({ preventScroll: true })
}
