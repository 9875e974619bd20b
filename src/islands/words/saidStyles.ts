import href from './said.css?url'

/** Address of the style sheet of an answer in the visitor's own words. */
export const saidStyles: string = href

/**
 * Adds the style sheet to a page that began without one. Resolves when it is there; without a network, too, since an
 * answer without its look is better than none.
 */
export function loadSaidStyles(): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => resolve()
    if (document.querySelector(`link[href="${href}"]`)) return done()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', done, { once: true })
    link.addEventListener('error', done, { once: true })
    document.head.append(link)
  })
}
