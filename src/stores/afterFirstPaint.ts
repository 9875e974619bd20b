/** Runs work when the page's first paint is on screen, so that nothing of it comes between. */
export function afterFirstPaint(work: () => void): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    work()
  }).observe({ type: 'paint', buffered: true })
}
