import { countryOfLanguage } from '#src/domain/place/countryOfLanguage.ts'

/** Languages in which another country than their own makes most films; `cn` is TMDB's code for Cantonese. */
const elsewhere: Readonly<Record<string, string>> = { cn: 'HK', en: 'US', pt: 'BR' }

/**
 * The countries of origin, ISO 3166-1 alpha-2. Lists of movies contain none, so that it is derived from the language:
 * the country that makes most films in it, none where that is not known, or no country stands out (Arabic).
 */
export function countriesOf(codes: readonly string[], language: string): string[] {
  const valid = [...new Set(codes.filter((code) => /^[A-Z]{2}$/.test(code)))]
  if (valid.length > 0) return valid
  const country = elsewhere[language] ?? countryOfLanguage(language)
  return country ? [country] : []
}
