import type { Locale } from '#src/domain/place/locale.ts'

/**
 * Endings of inflection, longest first. Fewer than snowball's stemmers remove: those also take derivation away, and join
 * words whose sense differs ("terrific" and "terror", "politik" and "polizei" are near misses of theirs).
 */
const endings: Readonly<Record<Locale, RegExp>> = {
  en: /(?:ies|y|es|s|ed|ing|e)$/,
  de: /(?:ern|em|en|er|es|e|n|s)$/,
  fr: /(?:euses|euse|eux|aux|al|elles|elle|els|el|ees|ee|es|e|s|x|ives|ive|ifs|if)$/,
  es: /(?:itos|itas|ito|ita|os|as|es|o|a|e|s)$/,
  pt: /(?:inhos|inhas|inho|inha|oes|ao|ais|al|eis|el|os|as|es|o|a|e|s)$/,
}
/** Shortest stem that a word is cut down to. */
const shortest = 4

/** A word without its ending of inflection, so that inflected forms of a word are alike. @param word folded */
export function lightStem(word: string, locale: Locale): string {
  const stem = word.replace(endings[locale], '')
  return stem.length >= shortest ? stem : word
}
