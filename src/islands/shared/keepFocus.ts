/** What gets the focus where nothing is left of a list: what changes the sentence, or the first of the wishes. */
const fallback = '.say-again summary, .wishes .wish-open'

/**
 * Ref of a button, or of what holds one, that goes away when it is pressed: whoever pressed it with a key stays in its
 * list, at what stands in its place now, instead of being sent to the start of the page.
 */
export function keepFocus(pressed: HTMLElement | null): () => void {
  return () => {
    if (!pressed?.contains(document.activeElement)) return
    const list = pressed.closest('ul')
    const place = [...(list?.children ?? [])].findIndex((item) => item.contains(pressed))
    // React removes it after its ref, together with what may take its place.
    requestAnimationFrame(() => focusIn(list, place))
  }
}

/** Focuses the last control of a list's item, or of its last one; without any, another of the page. */
export function focusIn(list: Element | null, place: number): void {
  if (document.activeElement !== document.body) return
  const items = list?.isConnected ? [...list.children] : []
  const item = items[Math.min(place, items.length - 1)]
  const control = [...(item?.querySelectorAll<HTMLElement>('button, a') ?? [])].at(-1)
  const next = control ?? document.querySelector<HTMLElement>(fallback)
  next?.focus({ preventScroll: true })
}
