import { splitName } from '#src/domain/title/nameWords.ts'
import type { Title } from '#src/domain/title/title.ts'
import { romanise } from './romanise.ts'
import { shortNames } from './shortNames.data.ts'
import { type TopicPhrases, type TopicWords, topicPhrases } from './topics.ts'

/** The data of the search, as a build writes them for the functions: folded words, without an index. */
export interface SearchTexts {
  /** By index of the title: its English and its original name, words separated by spaces, names by "|". */
  readonly names: readonly string[]
  /** Its names in the other languages, and how it is called besides. */
  readonly otherNames: readonly string[]
  /** Its people. */
  readonly people: readonly string[]
  readonly phrases: TopicPhrases
}

/**
 * Creates the data of the search; they are the same for all languages.
 * @param titles the titles in any language
 * @param translated the names of a title in the site's languages
 * @param words the search terms of feels, genres and moods
 */
export function searchTexts(
  titles: readonly Title[],
  translated: (title: Title) => readonly string[],
  words: TopicWords,
): SearchTexts {
  const names = titles.map(({ title, englishTitle, originalTitle }) => joined([englishTitle ?? title, originalTitle]))
  return {
    names,
    otherNames: titles.map((title, index) => {
      const known = new Set(names[index]?.split('|'))
      const others = [...translated(title), romanise(title.originalTitle), ...(shortNames[title.id]?.split(', ') ?? [])]
      return joined(others)
        .split('|')
        .filter((name) => !known.has(name))
        .join('|')
    }),
    people: titles.map(({ people }) => joined(people)),
    phrases: topicPhrases(titles, words),
  }
}

function joined(names: readonly string[]): string {
  return [...new Set(names.map((name) => splitName(name).join(' ')))].filter(Boolean).join('|')
}
