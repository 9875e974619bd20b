import '#src/islands/pageTransition.ts'
import { firstSign } from '#src/islands/firstSign.ts'
import { keepPress, markFollowed } from '#src/islands/keepPress.ts'
import { rememberLanguage } from '#src/islands/rememberLanguage.ts'
import { firstPaint } from './firstPaint.ts'

declare global {
  interface Document {
    /** https://wicg.github.io/nav-speculation/prerendering.html; some browsers have none. */
    readonly prerendering?: boolean
  }
}

// The one script that a page loads at once. The first frame has the line, and the processor, for itself: all other scripts, what starts islands and the grain of the
// room's light come after it (tooling/pageScripts.ts names the files); until then this listens, so that nothing that is pressed is lost.
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
// Whoever comes from another page of the site has the files, and nobody waits for a page that is made ready ahead.
if (document.prerendering || window.navigation?.activation?.from) load(dataset['scripts'])
void document.painted.then(() => {
  dataset['painted'] = ''
  load(dataset['scripts'])
  load(dataset['islands'])
})
