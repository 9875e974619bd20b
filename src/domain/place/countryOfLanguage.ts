const others: Readonly<Record<string, string>> = {
  bn: 'IN',
  ca: 'ES',
  cs: 'CZ',
  da: 'DK',
  el: 'GR',
  en: 'GB',
  et: 'EE',
  eu: 'ES',
  fa: 'IR',
  ga: 'IE',
  gl: 'ES',
  he: 'IL',
  hi: 'IN',
  ja: 'JP',
  ka: 'GE',
  kn: 'IN',
  ko: 'KR',
  ml: 'IN',
  mr: 'IN',
  nb: 'NO',
  pa: 'IN',
  sl: 'SI',
  sr: 'RS',
  sv: 'SE',
  ta: 'IN',
  te: 'IN',
  tl: 'PH',
  uk: 'UA',
  vi: 'VN',
  zh: 'CN',
}
/** Languages whose country has the same letters. */
const sameLetters = 'bg de es fi fr hr hu id is it lt lv mk mn nl no pl pt ro ru sk th tr'.split(' ')

/**
 * The country that a language has its name from, as "Korean" names Korea.
 * @param language ISO 639-1
 * @returns ISO 3166-1 alpha-2; undefined where it is not known, or no country stands out (Arabic)
 */
export function countryOfLanguage(language: string): string | undefined {
  return others[language] ?? (sameLetters.includes(language) ? language.toUpperCase() : undefined)
}
