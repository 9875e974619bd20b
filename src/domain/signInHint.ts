/**
 * The cookie that says to the site's own scripts, and to nobody else, that this browser signed in. It holds nothing and proves nothing: who somebody is
 * stands in the encrypted session, which scripts cannot read.
 */
export const signInHint = 'moodlight_signed_in'

/**
 * Whether a text of cookies, as `document.cookie` or a request's header has it, holds the hint; on HTTPS its name
 * begins with `__Host-`.
 */
export function hasSignInHint(cookies: string): boolean {
  return cookies.includes(`${signInHint}=1`)
}
