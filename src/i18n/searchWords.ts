import type { FeelId } from '#src/domain/feel/feel.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { Genre } from '#src/domain/title/genre.ts'
import { dictionaryOf } from './dictionary.ts'
import { feelLabel } from './feelLabels.ts'

interface TopicWords {
  readonly feel: (feel: FeelId) => readonly string[]
  readonly genre: (genre: Genre) => readonly string[]
}

/** Search terms that match feels and genres, in English and in the given locale. */
export function searchWords(locale: Locale): TopicWords {
  const { genres } = dictionaryOf(locale)
  return {
    feel: (feel) => [feel.replaceAll('-', ' '), feelLabel(feel, locale)],
    genre: (genre) => [genre, genres[genre]],
  }
}
