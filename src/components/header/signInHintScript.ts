import { signInHint } from '#src/domain/user/signInHint.ts'

/**
 * Runs in the head before first paint, so that the account link is correct from the start, and again when the page is
 * restored from the back/forward cache, because the visitor may have signed in or out meanwhile. Kept short, as it
 * blocks rendering; the build adds its hash to the content security policy.
 */
export const signInHintScript = `(show=>{show();addEventListener("pageshow",e=>e.persisted&&show())})(()=>document.documentElement.toggleAttribute("data-signed-in",document.cookie.includes("${signInHint}=1")))`
