/** An element to find: a selector, and text that its `aria-label` or text content contains. */
export interface Wanted {
  readonly css: string
  readonly text?: string
  /** Zero-based index among the visible matches. */
  readonly at?: number
}

/**
 * Finds a visible element, scrolls it into the center of the viewport or of its box if necessary, and returns its center in CSS
 * pixels and whether a click there would hit it. Serialized and run in the page, so it must not reference its
 * module's scope.
 */
export function findInPage({ css, text = '', at = 0 }: Wanted) {
  const words = (element: Element): string =>
    `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`.replace(/\s+/g, ' ').trim()
  const seen = [...document.querySelectorAll<HTMLElement>(css)].filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true }) && words(element).includes(text)
    )
  })
  const element = seen[at]
  if (!element) return { count: seen.length, text: '', x: 0, y: 0, isReachable: false }
  const label = element.closest('label')
  const look = () => {
    const { left, top, bottom, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const met = document.elementFromPoint(x, y)
    const isMet = met !== null && (element.contains(met) || (label !== null && met.closest('label') === label))
    return { x, y, isReachable: isMet, isWhole: top >= 0 && bottom <= innerHeight }
  }
  const { isReachable: isMet, isWhole } = look()
  // Within the viewport it may be scrolled out of a box of its own, or lie under another one.
  if (!isMet || !isWhole) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, isReachable } = look()
  return { count: seen.length, text: words(element), x, y, isReachable }
}

/**
 * Finds an element as `find` does, and waits until it stands still, half a second at most. In the page, since each look
 * from outside costs a round trip and further frames. Serialized, too.
 * @returns what was found last; not reachable while it moves
 */
export async function standInPage(find: typeof findInPage, wanted: Wanted): Promise<ReturnType<typeof findInPage>> {
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  let last = find(wanted)
  let framesStill = 0
  for (const started = performance.now(); performance.now() - started < 500; ) {
    // A scroll moves what follows once more: sections outside the viewport are laid out only in the next frame.
    await frame()
    await frame()
    const found = find(wanted)
    const isStill = found.isReachable && found.x === last.x && found.y === last.y
    framesStill = isStill ? framesStill + 2 : 0
    // Not the first time: a compositor of its own, as Firefox's, may show a scroll some frames after the page did, and a
    // tap meets what is shown.
    if (framesStill >= 6) return found
    last = found
  }
  return { ...last, isReachable: false }
}
