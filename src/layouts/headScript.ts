import { signInHint } from '#src/domain/user/signInHint.ts'

/**
 * Runs in the head before first paint. Kept short, as it blocks rendering; the build adds its hash to the content
 * security policy.
 *
 * - `data-signed-in` on <html>, so that the account link is correct from the start, and again when the page is restored
 *   from the back/forward cache, because the visitor may have signed in or out meanwhile.
 * - `data-awaits` hides a mood page's own list until the visitor's is there: the signed-in visitor's; with the value 1
 *   (islands/evening/awaitedList.ts) that of the wishes in the address (domain/evening/tonight.ts), or of those kept from
 *   evening to evening (domain/evening/settings.ts, a list that is not empty) and not dropped here (stores/tonight.ts).
 */
export const headScript = String.raw`(r=>{let show=()=>r.toggleAttribute("data-signed-in",document.cookie.includes("${signInHint}=1"));show()&&(r.dataset.awaits="");addEventListener("pageshow",e=>e.persisted&&show());try{(/\b(max|until|on|lang|from|not|nudge|more)=/.test(location.search)||!history.state?.isSettled&&/value\\":\[\\/.test(localStorage["evening:1"]))&&(r.dataset.awaits=1)}catch{}})(document.documentElement)`
