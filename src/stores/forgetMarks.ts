/** Sends the marks that the account does not have yet, before this browser is signed out. Never rejects. */
export async function sendMarks(): Promise<void> {
  await import('./syncMarks.ts').then(({ flushMarks }) => flushMarks()).catch(ignored)
}

/**
 * Removes the account's marks from this device. Never rejects: should a sign-out fail, the next page asks the account
 * for them again; should this fail, the next page with marks removes them.
 */
export async function forgetMarks(): Promise<void> {
  await import('./eveningDocument.ts').then(({ forgetAccountMarks }) => forgetAccountMarks()).catch(ignored)
}

function ignored(): void {}
