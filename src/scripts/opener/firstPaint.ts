declare global {
  interface Document {
    /** Resolves at first paint. Set by opener.ts; everything else loads after it. */
    painted?: Promise<void>
  }
}

/** How long a rendered frame may take to be presented, in milliseconds, where the browser reports no paint timing. */
const longestWait = 200

/**
 * Resolves at first paint, and on a prerendered page once it is shown. Uses Paint Timing; browsers that withhold it
 * against fingerprinting resolve `longestWait` after the second animation frame, which begins when the first has been
 * rendered.
 */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, longestWait)))
  })
}
