import type { Locale } from './locale.ts'

/** The 13 supported countries (ISO 3166-1 alpha-2), in the specification's order. */
export const countryCodes = ['US', 'BR', 'MX', 'CA', 'GB', 'AU', 'DE', 'FR', 'ES', 'IT', 'JP', 'KR', 'IN'] as const
export type CountryCode = (typeof countryCodes)[number]

/** English names, as the specification gives them. Interfaces in other languages take theirs from Intl.DisplayNames. */
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

const localeByCountry: Readonly<Partial<Record<string, Locale>>> = {
  BR: 'pt',
  MX: 'es',
  ES: 'es',
  DE: 'de',
  FR: 'fr',
}

/** The language in which a first visit from a country is greeted; English where the product has none of that country's. */
export function localeOfCountry(code: string): Locale {
  return localeByCountry[code] ?? 'en'
}

/** Reads a country code in any case. @returns the code, or null when the country is not one of the 13. */
export function parseCountryCode(text: string): CountryCode | null {
  return countryCodes.find((code) => code === text.toUpperCase()) ?? null
}
