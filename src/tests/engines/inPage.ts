/** An element to find: a selector, and text that its `aria-label` or text content contains. */
export interface Wanted {
  readonly css: string
  readonly text?: string
  /** Zero-based index among the visible matches. */
  readonly at?: number
}

/**
 * Finds a visible element, scrolls it into the center of the viewport if necessary, and returns its center in CSS
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
  const box = element.getBoundingClientRect()
  if (box.top < 0 || box.bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const met = document.elementFromPoint(x, y)
  const label = element.closest('label')
  const isReachable = met !== null && (element.contains(met) || (label !== null && met.closest('label') === label))
  return { count: seen.length, text: words(element), x, y, isReachable }
}
