import '#src/islands/headerSearch.ts'
import '#src/islands/languageOffer.ts'
import '#src/islands/locationPicker.ts'
import '#src/islands/menuDialog.ts'
import { whenIdle } from '#src/components/ui/whenIdle.ts'
import { prefetchOnHover } from '#src/islands/prefetchOnHover.ts'
import { registerWorker } from '#src/serviceWorker/registerWorker.ts'
import { savesData } from '#src/serviceWorker/savesData.ts'
import { showConnection } from '#src/serviceWorker/showConnection.ts'

// All that every page runs, in one file: a dozen small ones would weigh and wait twice as much.
const line = document.querySelector<HTMLElement>('.connection')
if (line) showConnection(line)
if (document.readyState === 'complete') whenIdle(registerWorker)
else window.addEventListener('load', () => whenIdle(registerWorker))
// Others have the rules of speculationRules.ts.
if (!HTMLScriptElement.supports?.('speculationrules') && !savesData()) prefetchOnHover()
