import type { Locale } from '#src/domain/locale.ts'
import type { MoodId } from '#src/domain/mood.ts'
import { dictionaryOf } from '#src/i18n/dictionary.ts'

/** What an image says. */
export interface SocialImageWords {
  readonly heading: string
  /** The line that the lamp lights. */
  readonly lit?: string
  /** What the page is, at most three lines of it. */
  readonly text: string
}

/** The words of a mood's image in one language. */
export function moodImageWords(mood: MoodId, locale: Locale): SocialImageWords {
  const { site, moods } = dictionaryOf(locale)
  return { heading: moods[mood].name, lit: moods[mood].tagline, text: site.description }
}

/** The same words for whoever does not see the image. */
export function socialImageAlt({ heading, lit, text }: SocialImageWords): string {
  return [heading, lit, text].flatMap((part) => (part ? asSentence(part) : [])).join(' ')
}

function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}
