let isLeaving = false

/** Navigates away without the prompt about unsaved changes. */
export function leaveFor(address: string): void {
  isLeaving = true
  window.location.href = address
}

/** Like `leaveFor`, but replaces the history entry, so that Back does not return here. */
export function replacePage(address: string): void {
  isLeaving = true
  window.location.replace(address)
}

/** Whether the page is being left on purpose. */
export function isLeavingPage(): boolean {
  return isLeaving
}

/**
 * Runs work that signs this browser out, while the page counts as being left; the caller navigates afterwards. If the
 * work fails the page stays.
 * @throws whatever `work` throws
 */
export async function whileLeaving<Value>(work: () => Promise<Value>): Promise<Value> {
  isLeaving = true
  try {
    return await work()
  } catch (error) {
    isLeaving = false
    throw error
  }
}

/** A `beforeunload` listener that makes the browser ask before the page is left. */
export function askBeforeLeaving(event: BeforeUnloadEvent): void {
  if (!isLeaving) event.preventDefault()
}
