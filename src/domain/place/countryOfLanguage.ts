/** Where the country that a language is named for is not the one in which most people speak it; '' where none is. */
const exceptions: Readonly<Record<string, string>> = {
  ar: '',
  bn: 'IN',
  bo: '',
  en: 'GB',
  ku: '',
  la: '',
  pt: 'PT',
  sw: '',
  yi: '',
}

/**
 * The country that a language has its name from, as "Korean" names Korea: but for few exceptions the likely region of
 * Unicode's CLDR.
 * @param language ISO 639-1
 * @returns ISO 3166-1 alpha-2; undefined where it is not known, or no country stands out (Arabic)
 */
export function countryOfLanguage(language: string): string | undefined {
  if (!/^[a-z]{2}$/.test(language)) return undefined
  const country = exceptions[language] ?? new Intl.Locale(language).maximize().region
  return country && /^[A-Z]{2}$/.test(country) ? country : undefined
}
