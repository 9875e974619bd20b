import type { EveningWords } from '#src/i18n/shape.ts'
import { $place } from '#src/stores/evening.ts'

/** The strings of the evening for the page's lamps: what speaks of one lamp, of both where there are two. */
export function lampWords(words: EveningWords): EveningWords {
  return $place.get()?.second ? { ...words, ...words.twoLamps } : words
}
