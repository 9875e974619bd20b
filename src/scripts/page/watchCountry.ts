import { defaultLocale, parseLocale } from '#src/domain/place/locale.ts'
import { fill } from '#src/i18n/fill.ts'
import { countryName } from '#src/i18n/format.ts'
import { $location } from '#src/stores/location.ts'

/**
 * On a title's page: moves the visitor's country to the top of the list and opens it. If there is no data for that
 * country, a line says so. The page is complete without this script.
 */
const list = document.querySelector<HTMLElement>('.watch-countries')
const unknown = document.querySelector<HTMLElement>('.watch-unknown')

if (list && unknown) {
  const locale = parseLocale(document.documentElement.lang) ?? defaultLocale
  let opened: HTMLDetailsElement | null = null
  $location.subscribe((state) => {
    const country = state.status === 'known' ? state.location.countryCode : ''
    const own = country ? list.querySelector<HTMLDetailsElement>(`[data-country="${CSS.escape(country)}"]`) : null
    unknown.textContent =
      country && !own ? fill(unknown.dataset['text'] ?? '', { country: countryName(locale, country) }) : ''
    if (own === opened) return
    if (opened) opened.open = false
    opened = own
    if (!own) return
    own.open = true
    list.prepend(own)
  })
}
