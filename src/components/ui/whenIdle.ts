/** Timeout in milliseconds after which the work runs even if the browser is busy. */
const longestWait = 200

/**
 * Runs work when the browser is idle, after 200 ms at the latest; without `requestIdleCallback` in the next task.
 * @returns a function that cancels it
 */
export function whenIdle(work: () => unknown): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(work, { timeout: longestWait })
  return () => window.cancelIdleCallback(handle)
}
