import '#src/islands/headerSearch.ts'
import '#src/islands/languageChoice.ts'
import '#src/islands/locationPicker.ts'
import '#src/islands/menuDialog.ts'
import '#src/islands/pageTransition.ts'
import '#src/islands/signInHint.ts'
import { whenIdle } from '#src/components/ui/whenIdle.ts'
import { prefetchOnHover } from '#src/islands/prefetchOnHover.ts'
import { registerWorker } from '#src/serviceWorker/registerWorker.ts'
import { savesData } from '#src/serviceWorker/savesData.ts'
import { showConnection } from '#src/serviceWorker/showConnection.ts'

// All that every page runs, in one file: a dozen small ones would weigh and wait twice as much.
const line = document.querySelector<HTMLElement>('.connection')
if (line) showConnection(line)
// Scripts of this kind run before the page has loaded.
window.addEventListener('load', () => whenIdle(registerWorker))
// Others have the rules of speculationRules.ts.
if (!HTMLScriptElement.supports?.('speculationrules') && !savesData()) prefetchOnHover()
