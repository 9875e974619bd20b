let isLeaving = false

/** Leaves the page for good, without the question about changes that are not saved. */
export function leaveFor(address: string): void {
  isLeaving = true
  window.location.href = address
}

/** The same, and Back does not lead here again. */
export function replacePage(address: string): void {
  isLeaving = true
  window.location.replace(address)
}

/** Whether the page is on its way somewhere else. */
export function isLeavingPage(): boolean {
  return isLeaving
}

/**
 * Does what signs this browser out; whoever asked for it says where the page goes then. A page that stays because it
 * failed is not leaving.
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

/** A listener for `beforeunload` that has the browser ask before it leaves a page with changes. */
export function askBeforeLeaving(event: BeforeUnloadEvent): void {
  if (!isLeaving) event.preventDefault()
}
