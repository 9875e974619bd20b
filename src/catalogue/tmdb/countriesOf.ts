const homeOfLanguage: Readonly<Record<string, string>> = {
  en: 'US',
  ja: 'JP',
  ko: 'KR',
  hi: 'IN',
  ta: 'IN',
  te: 'IN',
  pt: 'BR',
  zh: 'CN',
  cn: 'HK',
  da: 'DK',
  sv: 'SE',
}

/**
 * The countries of origin, ISO 3166-1 alpha-2; at least one. Lists of movies contain none, so that it is derived from the
 * language.
 */
export function countriesOf(codes: readonly string[], language: string): string[] {
  const valid = [...new Set(codes.filter((code) => /^[A-Z]{2}$/.test(code)))]
  if (valid.length > 0) return valid
  return [homeOfLanguage[language] ?? (/^[a-z]{2}$/.test(language) ? language.toUpperCase() : 'US')]
}
