import { hasSignInHint } from '#src/domain/user/signInHint.ts'

/**
 * Whether this browser has the cookie set at sign-in. Without it the visitor is signed out and no request is needed.
 */
export function mayBeSignedIn(): boolean {
  return hasSignInHint(document.cookie)
}

/** Synchronizes the header's account link with the cookie. */
export function showSignInHint(): void {
  document.documentElement.toggleAttribute('data-signed-in', mayBeSignedIn())
}
