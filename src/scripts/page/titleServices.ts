import { askServices } from '#src/api/askServices.ts'
import { offerLine } from '#src/i18n/offerLine.ts'
import { $countryCode } from '#src/stores/location.ts'

/**
 * Says under the titles of a page of a feel where they can be watched in the visitor’s country, once it is known. The page
 * is complete without this script, and stays as it is if the request fails.
 */
const lines = [...document.querySelectorAll<HTMLElement>('[data-services]')]
const namesShown = 2
let wanted: string | null = null

async function show(country: string): Promise<void> {
  const ids = lines.map(({ dataset }) => dataset['services'] ?? '').sort()
  const locale = document.documentElement.lang.slice(0, 2)
  const services = await askServices(ids, country, locale)
  if (country !== wanted) return
  for (const line of lines) {
    const card = services.get(line.dataset['services'] ?? '')
    line.textContent = card ? offerLine(card, namesShown) : ''
  }
}

$countryCode.subscribe((country) => {
  // Not one country's services under the name of another.
  if (country !== wanted) for (const line of lines) line.textContent = ''
  wanted = country
  if (country && lines.length > 0) void show(country).catch(() => {})
})
