/**
 * Name of the cookie that tells the site's scripts that this browser is signed in. It carries no data and grants
 * nothing: authentication relies on the encrypted session cookie, which is HttpOnly.
 */
export const signInHint = 'moodlight_signed_in'

/**
 * Whether a cookie string (`document.cookie` or a `Cookie` header) contains the hint. On HTTPS the cookie's name has
 * the prefix `__Host-`, which a substring match covers.
 */
export function hasSignInHint(cookies: string): boolean {
  return cookies.includes(`${signInHint}=1`)
}
