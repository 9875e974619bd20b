/** What a visitor looks for: by a selector, and by words that stand in it or name it. */
export interface Wanted {
  readonly css: string
  readonly text?: string
  /** Which of several, from 0. */
  readonly at?: number
}

/**
 * Looks for what is seen, brings it into the middle of the window and says where it stands. Runs in the page, so it must stand alone: nothing around it comes along.
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
