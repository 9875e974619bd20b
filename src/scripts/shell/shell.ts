import './headerSearch.ts'
import './languageOffer.ts'
import './locationPicker.ts'
import './menuDialog.ts'
import { whenIdle } from '#src/components/ui/whenIdle.ts'
import { savesData } from '#src/domain/savesData.ts'
// Imported by URL as a file of its own: an `import()` of the module would add Vite's preload helper, 1 kB, to every
// page.
import prefetchOnHover from './prefetchOnHover.ts?worker&url'
import { registerWorker } from './registerWorker.ts'
import { showConnection } from './showConnection.ts'

// Everything that every page runs, in one file: a dozen small files would be twice as large and take twice as long.
const line = document.querySelector<HTMLElement>('.connection')
if (line) showConnection(line)
if (document.readyState === 'complete') whenIdle(registerWorker)
else addEventListener('load', () => whenIdle(registerWorker))
// Browsers with speculation rules use speculationRules.ts and do not load it.
if (!HTMLScriptElement.supports?.('speculationrules') && !savesData()) {
  // The import fails if the page is left meanwhile (in Firefox) or there is no network; then there is no prefetching.
  import(/* @vite-ignore */ prefetchOnHover).catch(() => {})
}
