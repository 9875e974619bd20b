/** How long a drawn frame may take until it is on screen where no browser says so, in milliseconds. */
const longestWait = 200

/**
 * Runs work when the page's first frame is on screen, so that nothing of it comes between; in a page that nobody sees yet, when it is shown. Paint timing says when;
 * browsers that resist fingerprinting keep it to themselves, and get a moment from the second frame on, which begins when the first is drawn.
 */
export function afterFirstPaint(work: () => void): void {
  let isDone = false
  const run = (): void => {
    if (!isDone) work()
    isDone = true
  }
  new PerformanceObserver(run).observe({ type: 'paint', buffered: true })
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(run, longestWait)))
}
