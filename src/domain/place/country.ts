import { defaultLocale, type Locale, parseLocale } from './locale.ts'

/** The 13 supported countries (ISO 3166-1 alpha-2), in the specification's order. */
export const countryCodes = ['US', 'BR', 'MX', 'CA', 'GB', 'AU', 'DE', 'FR', 'ES', 'IT', 'JP', 'KR', 'IN'] as const
export type CountryCode = (typeof countryCodes)[number]

/** English names as given by the specification. Localized names come from Intl.DisplayNames (i18n/format.ts). */
export const countryNames: Readonly<Record<CountryCode, string>> = {
  US: 'United States',
  BR: 'Brazil',
  MX: 'Mexico',
  CA: 'Canada',
  GB: 'United Kingdom',
  AU: 'Australia',
  DE: 'Germany',
  FR: 'France',
  ES: 'Spain',
  IT: 'Italy',
  JP: 'Japan',
  KR: 'South Korea',
  IN: 'India',
}

const localesOfCountries = new Map<CountryCode, Locale>()

/**
 * Default locale for a first visit from a country: the language that most people speak there (CLDR, likely subtags).
 * Memoized: each title's page asks for all countries.
 * @returns English for countries whose language is not supported
 */
export function localeOfCountry(code: CountryCode): Locale {
  const known = localesOfCountries.get(code)
  if (known) return known
  const locale = parseLocale(new Intl.Locale(`und-${code}`).maximize().language) ?? defaultLocale
  localesOfCountries.set(code, locale)
  return locale
}

/** Parses a country code, ignoring case. @returns null when the country is not one of the 13 */
export function parseCountryCode(text: string): CountryCode | null {
  return countryCodes.find((code) => code === text.toUpperCase()) ?? null
}
