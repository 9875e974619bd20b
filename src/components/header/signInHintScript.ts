import { signInHint } from '#src/domain/signInHint.ts'

/**
 * Runs in the page's head, before anything is painted, so that the account link is right from the start and never changes. Kept to one statement, as it
 * holds up the page; the build allows it in the security policy by its hash.
 */
export const signInHintScript = `document.documentElement.toggleAttribute("data-signed-in",/(^|; )${signInHint}=1(;|$)/.test(document.cookie))`
