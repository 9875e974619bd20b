import type { FeelId } from '#src/domain/feel.ts'
import type { Genre } from '#src/domain/genre.ts'
import type { Locale } from '#src/domain/locale.ts'
import { dictionaryOf } from './dictionary.ts'
import { feelLabel } from './feelLabels.ts'

interface Words {
  readonly feels: readonly string[]
  readonly genres: readonly string[]
}

interface Described {
  readonly feels: readonly FeelId[]
  readonly genres: readonly Genre[]
}

/** The words by which a title's feels and genres are found, in a language and in English. */
export function searchWords(locale: Locale): (title: Described) => Words {
  const { genres } = dictionaryOf(locale)
  return (title) => ({
    feels: title.feels.flatMap((feel) => [feel.replaceAll('-', ' '), feelLabel(feel, locale)]),
    genres: title.genres.flatMap((genre) => [genre, genres[genre]]),
  })
}
