import '#src/islands/headerSearch.ts'
import '#src/islands/languageChoice.ts'
import '#src/islands/locationPicker.ts'
import '#src/islands/menuDialog.ts'
import '#src/islands/pageTransition.ts'
import '#src/islands/signInHint.ts'
import { whenIdle } from '#src/components/ui/whenIdle.ts'
import { firstSign } from '#src/islands/firstSign.ts'
import { keepPresses } from '#src/islands/keepPresses.ts'
import { prefetchOnHover } from '#src/islands/prefetchOnHover.ts'
import { registerWorker } from '#src/serviceWorker/registerWorker.ts'
import { savesData } from '#src/serviceWorker/savesData.ts'
import { showConnection } from '#src/serviceWorker/showConnection.ts'
import { afterFirstPaint } from '#src/stores/afterFirstPaint.ts'

// All that every page runs, in one file: a dozen small ones would weigh and wait twice as much.
void firstSign()
keepPresses()
const line = document.querySelector<HTMLElement>('.connection')
if (line) showConnection(line)
// Scripts of this kind run before the page has loaded.
window.addEventListener('load', () => whenIdle(registerWorker))
// Others have the rules of speculationRules.ts.
if (!HTMLScriptElement.supports?.('speculationrules') && !savesData()) prefetchOnHover()
// The first frame has the line for itself: the grain of its light, and what starts islands (tooling/pageScripts.ts names it), come after.
const { dataset } = document.documentElement
afterFirstPaint(() => {
  dataset['painted'] = ''
  if (dataset['islands']) void import(/* @vite-ignore */ dataset['islands'])
})
