import { atom, computed } from 'nanostores'
import type { CountryCode } from '#src/domain/place/country.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { $selectedCountry } from './selectedCountry.ts'

/** The parameters of every list: the page's language and, only if the visitor chose one, the country. */
export interface Audience {
  readonly locale: Locale
  readonly country?: CountryCode
}

/** @param country the country that the visitor chose; empty for automatic */
export function audienceOf(locale: Locale, country: CountryCode | ''): Audience {
  return { locale, ...(country ? { country } : {}) }
}

/** The page's language; null until an island sets it. */
export const $pageLocale = atom<Locale | null>(null)

/** The audience of the page's lists; null until an island sets the page's language. */
export const $audience = computed(
  [$pageLocale, $selectedCountry],
  (locale, country) => locale && audienceOf(locale, country),
)
