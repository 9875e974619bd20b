declare global {
  interface Document {
    /** Resolves at first paint. Set by opener.ts; everything else loads after it. */
    painted?: Promise<void>
  }
}

/**
 * Resolves at first paint, and on a prerendered page once it is shown. Uses Paint Timing; browsers that withhold it
 * against fingerprinting resolve 200 ms after the second animation frame, which begins when the first has been rendered:
 * as long as a rendered frame may take to be presented.
 */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 200)))
  })
}
