import { showSignInHint } from '#src/stores/signInHint.ts'

/** A page that comes back from the browser's memory looks as it was left; meanwhile somebody may have signed in or out. */
window.addEventListener('pageshow', (event) => {
  if (event.persisted) showSignInHint()
})
