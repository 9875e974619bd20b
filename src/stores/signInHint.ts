import { hasSignInHint } from '#src/domain/signInHint.ts'

/** Whether this browser signed in: then, and only then, it is worth asking who it is. */
export function mayBeSignedIn(): boolean {
  return hasSignInHint(document.cookie)
}

/** Makes the header's account link say what the hint says now. */
export function showSignInHint(): void {
  document.documentElement.toggleAttribute('data-signed-in', mayBeSignedIn())
}
