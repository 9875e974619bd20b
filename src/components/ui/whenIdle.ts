/** Later than this even a busy browser gets to it, in milliseconds. */
const longestWait = 200

/** Runs work when the browser has nothing better to do, a moment later at most. @returns a function that calls it off */
export function whenIdle(work: () => unknown): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(work, { timeout: longestWait })
  return () => window.cancelIdleCallback(handle)
}
