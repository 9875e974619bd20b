declare global {
  interface Document {
    /** Comes true with the first paint; made by opener.ts, which everything else comes after. */
    painted?: Promise<void>
  }
}

/** How long a drawn frame may take until it is on screen where no browser says so, in milliseconds. */
const longestWait = 200

/**
 * Comes true when the page's first frame is on screen; in a page that nobody sees yet, when it is shown. Paint timing says when; browsers that resist fingerprinting keep
 * it to themselves, and get a moment from the second frame on, which begins when the first is drawn.
 */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, longestWait)))
  })
}
