import type { Locale } from '#src/domain/place/locale.ts'
import { fill } from '#src/i18n/fill.ts'
import { plural } from '#src/i18n/format.ts'
import type { EveningWords } from '#src/i18n/shape.ts'

/**
 * How many titles are left behind a list.
 * @param isWithin whether they are those within tonight's wishes rather than all of the mood
 */
export function sayLeft(left: number, isWithin: boolean, words: EveningWords, locale: Locale): string {
  const [some, none] = isWithin ? [words.leftWithin, words.noneLeftWithin] : [words.left, words.noneLeft]
  return left > 0 ? plural(locale, some, left) : none
}

/** That the last list was passed over. @param count titles that were shown, of the mood or within tonight's wishes */
export function sayAllShown(count: number, isWithin: boolean, words: EveningWords, mood: string): string {
  return fill(isWithin ? words.allShownWithin : words.allShown, { mood, count })
}
