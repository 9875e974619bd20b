import '#src/islands/pageTransition.ts'
import { firstSign } from '#src/islands/firstSign.ts'
import { keepPress, markFollowed } from '#src/islands/keepPress.ts'
import { rememberLanguage } from '#src/islands/rememberLanguage.ts'
import { firstPaint } from './firstPaint.ts'

declare global {
  interface Document {
    /** https://wicg.github.io/nav-speculation/prerendering.html; not in all browsers. */
    readonly prerendering?: boolean
  }
}

// The only script that a page loads immediately. Nothing else competes with the first paint for bandwidth and CPU: all
// other scripts, the code that hydrates islands, and the grain texture of the background load after it
// (tooling/pageScripts.ts lists the files). Until then this script records what is pressed, so that nothing is lost.
document.stirred = firstSign()
document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return
  keepPress(event.target)
  rememberLanguage(event.target)
  markFollowed(event.target, event)
})
const keys: KeyboardEvent[] = []
document.keys = keys
document.addEventListener('keydown', (event) => {
  if (document.activeElement?.role === 'listbox') keys.push(event)
})
document.painted = firstPaint()

const { dataset } = document.documentElement
const load = (files = ''): void => {
  for (const file of files.split(' ')) if (file) void import(/* @vite-ignore */ file)
}
// After a navigation within the site the files are cached, and nobody waits for a prerendered page: in both cases the
// scripts load immediately.
if (document.prerendering || window.navigation?.activation?.from) load(dataset['scripts'])
void document.painted.then(() => {
  dataset['painted'] = ''
  load(dataset['scripts'])
  load(dataset['islands'])
})
