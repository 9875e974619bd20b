import './pageTransition.ts'
import { firstInteraction } from './firstInteraction.ts'
import { firstPaint } from './firstPaint.ts'
import { markFollowed, recordPress } from './recordPress.ts'
import { rememberLanguage } from './rememberLanguage.ts'

declare global {
  interface Document {
    /** https://wicg.github.io/nav-speculation/prerendering.html; not in all browsers. */
    readonly prerendering?: boolean
  }
}

// The only script that a page loads immediately. Nothing else competes with the first paint for bandwidth and CPU: all
// other scripts, the code that hydrates islands, and the grain texture of the background load after it
// (server/pages/pageScripts.ts lists the files). Until then this script records what is pressed, so that nothing is
// lost.
document.interacted = firstInteraction()
window.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return
  recordPress(event.target)
  rememberLanguage(event.target)
  markFollowed(event.target, event)
})
const keys: KeyboardEvent[] = []
document.keys = keys
window.addEventListener('keydown', (event) => {
  if (document.activeElement?.role === 'listbox') keys.push(event)
})
document.painted = firstPaint()

const { dataset } = document.documentElement
const load = (files = ''): void => {
  for (const file of files.split(' ')) {
    if (!file) continue
    import(/* @vite-ignore */ file).catch((error) => {
      // "Importing" in Safari, "import" elsewhere. Not a script that does not come, as in Firefox when its page is left meanwhile: the page works without it.
      if (!/mport/.test(error)) throw error
    })
  }
}
// After a navigation within the site the files are cached, and nobody waits for a prerendered page: in both cases the
// scripts load immediately.
if (document.prerendering || window.navigation?.activation?.from) load(dataset['scripts'])
void document.painted.then(() => {
  dataset['painted'] = ''
  load(dataset['scripts'])
  load(dataset['islands'])
})
