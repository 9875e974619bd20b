import { signInHint } from '#src/domain/signInHint.ts'

/**
 * Runs in the page's head, before anything is painted, so that the account link is right from the start and never changes; again when the page comes back from the browser's
 * memory as it was left, because meanwhile somebody may have signed in or out. Kept short, as it holds up the page; the build allows it in the security policy by its hash.
 */
export const signInHintScript = `(show=>{show();addEventListener("pageshow",e=>e.persisted&&show())})(()=>document.documentElement.toggleAttribute("data-signed-in",document.cookie.includes("${signInHint}=1")))`
