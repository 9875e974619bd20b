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
  cs: 'CZ',
  el: 'GR',
  uk: 'UA',
  fa: 'IR',
  he: 'IL',
  sr: 'RS',
  sl: 'SI',
  et: 'EE',
  ca: 'ES',
  eu: 'ES',
  gl: 'ES',
  vi: 'VN',
  nb: 'NO',
  ka: 'GE',
  tl: 'PH',
  bn: 'IN',
  ml: 'IN',
  kn: 'IN',
  mr: 'IN',
}
/** Languages whose country has the same letters. */
const sameLetters = 'bg de es fi fr hr hu id is it lt lv mk nl no pl ro ru sk th tr'.split(' ')

/**
 * The countries of origin, ISO 3166-1 alpha-2. Lists of movies contain none, so that it is derived from the language:
 * the country that makes most films in it, none where that is not known, or no country stands out (Arabic).
 */
export function countriesOf(codes: readonly string[], language: string): string[] {
  const valid = [...new Set(codes.filter((code) => /^[A-Z]{2}$/.test(code)))]
  if (valid.length > 0) return valid
  const home = homeOfLanguage[language] ?? (sameLetters.includes(language) ? language.toUpperCase() : undefined)
  return home ? [home] : []
}
