/**
 * Runs work when the page's first frame is on screen, so that nothing of it comes between; in a page that nobody sees yet, when it is shown. Paint timing would say so
 * as well, but browsers that resist fingerprinting keep it to themselves.
 */
export function afterFirstPaint(work: () => void): void {
  // The second frame begins when the first is drawn.
  requestAnimationFrame(() => requestAnimationFrame(() => work()))
}
