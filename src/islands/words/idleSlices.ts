/** Longest slice, in milliseconds at this device's speed: half a frame, so that a letter typed meanwhile is drawn at once. */
const longestSlice = 8
/** Upper bound for the wait of a slice on a busy page, in milliseconds. */
const timeout = 400

/** Runs a task in idle slices: it yields where it may be interrupted. Resolves to what the task returns. */
export async function inIdleSlices<Result>(task: Iterator<unknown, Result>): Promise<Result> {
  for (;;) {
    await idle()
    const end = performance.now() + longestSlice
    do {
      const step = task.next()
      if (step.done) return step.value
    } while (performance.now() < end)
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout })
    else setTimeout(resolve)
  })
}
