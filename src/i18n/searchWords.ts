import type { FeelId } from '#src/domain/feel/feel.ts'
import { feelKeywords } from '#src/domain/feel/feelKeywords.data.ts'
import type { MoodId } from '#src/domain/mood/mood.ts'
import { locales } from '#src/domain/place/locale.ts'
import type { Genre } from '#src/domain/title/genre.ts'
import { dictionaryOf } from './dictionary.ts'
import { feelLabel } from './feelLabels.ts'
import { feelTerms } from './feelTerms.data.ts'
import { genreTerms, moodTerms, originTerms } from './topicTerms.data.ts'

interface Terms {
  /** What states the topic: its name, and what people type for it. */
  readonly names: readonly string[]
  /** What suggests it. */
  readonly hints: readonly string[]
}

interface TopicWords {
  readonly feel: (feel: FeelId) => Terms
  readonly genre: (genre: Genre) => Terms
  readonly mood: (mood: MoodId) => Terms
  readonly origins: Readonly<Record<string, Terms>>
}

/**
 * Search terms for feels, genres, moods and countries of origin in all five languages: a visitor types a genre in their own language on a
 * page in another.
 */
export function searchWords(): TopicWords {
  const dictionaries = locales.map(dictionaryOf)
  return {
    feel: (feel) => ({
      names: [
        feel.replaceAll('-', ' '),
        ...locales.map((locale) => feelLabel(feel, locale)),
        ...listed(feelTerms[feel]),
      ],
      hints: feelKeywords[feel],
    }),
    genre: (genre) => ({
      names: [genre, ...dictionaries.map(({ genres }) => genres[genre]), ...listed(genreTerms[genre])],
      hints: [],
    }),
    mood: (mood) => ({
      names: [mood, ...dictionaries.map(({ moods }) => moods[mood].name), ...listed(moodTerms[mood])],
      hints: dictionaries.flatMap(({ moods }) => moods[mood].keywords),
    }),
    origins: Object.fromEntries(
      Object.entries(originTerms).map(([country, terms]) => [country, { names: listed(terms), hints: [] }]),
    ),
  }
}

function listed(terms: string | undefined): string[] {
  return terms?.split(', ') ?? []
}
