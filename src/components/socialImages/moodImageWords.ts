import type { MoodId } from '#src/domain/mood/mood.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { dictionaryOf } from '#src/i18n/dictionary.ts'

/** The words in an image. */
export interface SocialImageWords {
  readonly heading: string
  /** The line in the lamp's colour. */
  readonly lit?: string
  /** What the page is about, at most three lines. */
  readonly text: string
}

/** The words of a mood's image in one language. */
export function moodImageWords(mood: MoodId, locale: Locale): SocialImageWords {
  const { site, moods } = dictionaryOf(locale)
  return { heading: moods[mood].name, lit: moods[mood].tagline, text: site.description }
}

/** The same words as alternative text. */
export function socialImageAlt({ heading, lit, text }: SocialImageWords): string {
  return [heading, lit, text].flatMap((part) => (part ? asSentence(part) : [])).join(' ')
}

function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}
