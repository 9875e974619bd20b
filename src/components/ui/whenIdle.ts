/** Upper bound for the wait on a busy page, in milliseconds. */
const timeout = 200

/** Runs work in an idle period of the browser, after 200 ms at most; as a task of its own in browsers without `requestIdleCallback`. */
export function whenIdle(work: () => unknown): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout })
  else setTimeout(work)
}
