import { noLanguage } from '#src/domain/title/noLanguage.ts'

/**
 * TMDB's codes where ISO 639-1 or the embedded catalogue has another: Cantonese has no code of two letters, and nobody
 * who wishes for Norwegian tells its two written forms apart.
 */
const usualCodes: Readonly<Record<string, string>> = { cn: 'zh', nb: 'no', nn: 'no', sh: 'sr', mo: 'ro' }

/** The original language, ISO 639-1; `noLanguage` where TMDB names none. */
export function languageOf(code: string): string {
  return usualCodes[code] ?? (/^[a-z]{2}$/.test(code) ? code : noLanguage)
}
