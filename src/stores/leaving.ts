let isLeaving = false

/** Leaves the page for good, without the question about changes that are not saved. */
export function leaveFor(address: string): void {
  isLeaving = true
  window.location.href = address
}

/** A listener for `beforeunload` that has the browser ask before it leaves a page with changes. */
export function askBeforeLeaving(event: BeforeUnloadEvent): void {
  if (!isLeaving) event.preventDefault()
}
