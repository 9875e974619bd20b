import '#src/islands/headerSearch.ts'
import '#src/islands/languageOffer.ts'
import '#src/islands/locationPicker.ts'
import '#src/islands/menuDialog.ts'
import { whenIdle } from '#src/components/ui/whenIdle.ts'
import { savesData } from '#src/domain/savesData.ts'
// A file of its own, by its address: an `import()` of it would bring Vite's helper, a kilobyte, into every page.
import prefetchOnHover from '#src/islands/prefetchOnHover.ts?worker&url'
import { registerWorker } from '#src/serviceWorker/registerWorker.ts'
import { showConnection } from '#src/serviceWorker/showConnection.ts'

// All that every page runs, in one file: a dozen small ones would weigh and wait twice as much.
const line = document.querySelector<HTMLElement>('.connection')
if (line) showConnection(line)
if (document.readyState === 'complete') whenIdle(registerWorker)
else window.addEventListener('load', () => whenIdle(registerWorker))
// Others have the rules of speculationRules.ts, and do not load it.
if (!HTMLScriptElement.supports?.('speculationrules') && !savesData()) {
  // A page that is left while the file comes (Firefox calls that a failure), or that has no network, only goes without.
  import(/* @vite-ignore */ prefetchOnHover).catch(() => {})
}
