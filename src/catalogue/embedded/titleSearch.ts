import type { FeelId } from '#src/domain/feel/feel.ts'
import type { Genre } from '#src/domain/title/genre.ts'
import { fold, matchTypo, matchWord, searchedWords, wordsOf } from '#src/domain/title/matchWord.ts'
import type { Title } from '#src/domain/title/title.ts'

/** Search terms for a feel or a genre, in the language of the search. */
export interface TopicWords {
  readonly feel: (feel: FeelId) => readonly string[]
  readonly genre: (genre: Genre) => readonly string[]
}

/** Score of a match by the field where it is found. */
const weights = { title: 6, otherTitles: 4, people: 2, topic: 1 } as const
/** Factor for a title that equals the query, so that it precedes titles that merely start with it. */
const sameTitle = 3

/** The data of the search, as a build writes them for the functions: folded plain texts, without an index. */
export interface SearchTexts {
  /** By index of the title: its name, its other names (original, English), and its people. */
  readonly title: readonly string[]
  readonly otherTitles: readonly string[]
  readonly people: readonly string[]
  /** Feels and genres by id, with their search terms. */
  readonly topics: Readonly<Record<string, string>>
}

/** Creates the data of the search. @param words the search terms in the language of the titles */
export function searchTexts(titles: readonly Title[], words: TopicWords): SearchTexts {
  const topics: Record<string, string> = {}
  for (const { feels, genres } of titles) {
    for (const feel of feels) topics[`feel:${feel}`] ??= fold(words.feel(feel).join(' '))
    for (const genre of genres) topics[`genre:${genre}`] ??= fold(words.genre(genre).join(' '))
  }
  return {
    title: titles.map(({ title }) => fold(title)),
    otherTitles: titles.map(({ title, originalTitle, englishTitle }) =>
      fold([originalTitle, englishTitle ?? ''].filter((other) => other !== title).join(' ')),
    ),
    people: titles.map(({ people }) => fold(people.join(' '))),
    topics,
  }
}

/**
 * Creates a full-text search over titles: by title, original title, people, genre and feel terms, best match first;
 * tolerates one typo per word, and missing accents. All words must match; if no title matches all, any match counts.
 * Only the first ten distinct words are used, which bounds the time of a query of 200 characters.
 * @param texts the result of `searchTexts` for the same titles
 */
export function titleSearch(titles: readonly Title[], texts: SearchTexts): (text: string) => readonly Title[] {
  const topicIds = Object.keys(texts.topics)
  const topicTexts = Object.values(texts.topics)

  const shares = new Map<string, readonly (readonly [index: number, share: number])[]>()
  /** The titles of a topic with their shares; memoized. */
  const sharesOf = (topic: string): readonly (readonly [index: number, share: number])[] => {
    const known = shares.get(topic)
    if (known) return known
    const share = shareOf(topic)
    const found = titles.map((title, index) => [index, share(title)] as const).filter(([, one]) => one > 0)
    shares.set(topic, found)
    return found
  }

  /** The titles that match a word, with the score of the best matching field. */
  const foundBy = (match: typeof matchWord, word: string): ReadonlyMap<number, number> => {
    const scores = new Map<number, number>()
    const note = (index: number, score: number): void => {
      if (score > 0) scores.set(index, Math.max(scores.get(index) ?? 0, score))
    }
    for (const field of ['title', 'otherTitles', 'people'] as const) {
      for (const [index, strength] of match(texts[field], word)) {
        // A match counts more in a short text than in a long one.
        const length = texts[field][index]?.length ?? 1
        note(index, strength * weights[field] * (0.5 + 0.5 * Math.min(1, word.length / length)))
      }
    }
    for (const [topic, strength] of match(topicTexts, word)) {
      for (const [index, share] of sharesOf(topicIds[topic] ?? '')) note(index, strength * weights.topic * share)
    }
    return scores
  }
  /** Typos are tolerated only for a word without an exact match. */
  const found = (word: string): ReadonlyMap<number, number> => {
    const exact = foundBy(matchWord, word)
    return exact.size > 0 ? exact : foundBy(matchTypo, word)
  }

  return (text) => {
    const whole = wordsOf(text).join(' ')
    const perWord = searchedWords(text).map(found)
    const total = new Map<number, number>()
    for (const scores of perWord) {
      for (const [index, score] of scores) total.set(index, (total.get(index) ?? 0) + score)
    }
    const inAll = [...total].filter(([index]) => perWord.every((scores) => scores.has(index)))
    return (inAll.length > 0 ? inAll : [...total])
      .flatMap(([index, score]) => {
        const title = titles[index]
        if (!title) return []
        // Normalizing a name only shortens it, so the length check skips names that cannot be equal.
        const name = texts.title[index] ?? ''
        const isSame = name.length >= whole.length && wordsOf(name).join(' ') === whole
        return { title, score: score * (isSame ? sameTitle : 1) * (1 + title.rating / 400) }
      })
      .sort((a, b) => b.score - a.score)
      .map(({ title }) => title)
  }
}

/** The search terms in a feel's id: `slow-burn-romance` becomes "slow burn romance". */
export function wordsOfFeel(feel: FeelId): string {
  return feel.replaceAll('-', ' ')
}

/**
 * The weight of a topic for a title, 0 to 1: feels and genres are ordered by importance, each next one weighs a tenth
 * less.
 */
function shareOf(topic: string): (title: Title) => number {
  const [kind, id] = topic.split(':')
  return ({ feels, genres }) => {
    const known: readonly string[] = kind === 'feel' ? feels : genres
    const position = known.indexOf(id ?? '')
    return position < 0 ? 0 : 0.9 ** position
  }
}
