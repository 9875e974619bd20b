import type { FeelId } from '#src/domain/feel.ts'
import type { Genre } from '#src/domain/genre.ts'
import type { Locale } from '#src/domain/locale.ts'
import { dictionaryOf } from './dictionary.ts'
import { feelLabel } from './feelLabels.ts'

interface TopicWords {
  readonly feel: (feel: FeelId) => readonly string[]
  readonly genre: (genre: Genre) => readonly string[]
}

/** The words by which feels and genres are found, in a language and in English. */
export function searchWords(locale: Locale): TopicWords {
  const { genres } = dictionaryOf(locale)
  return {
    feel: (feel) => [feel.replaceAll('-', ' '), feelLabel(feel, locale)],
    genre: (genre) => [genre, genres[genre]],
  }
}
