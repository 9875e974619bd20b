import type { FeelId } from '#src/domain/feel.ts'
import type { Genre } from '#src/domain/genre.ts'
import { fold, matchTypo, matchWord, searchedWords, wordsOf } from '#src/domain/matchWord.ts'
import type { Title } from '#src/domain/title.ts'

/** What visitors may call a feel or a genre, in the language searched in. */
export interface TopicWords {
  readonly feel: (feel: FeelId) => readonly string[]
  readonly genre: (genre: Genre) => readonly string[]
}

/** Where a word is looked for, and how much it says of a title there. */
const weights = { title: 6, otherTitles: 4, people: 2, topic: 1 } as const
/** A title that is just what was typed goes before those that merely begin with it. */
const sameTitle = 3

/** What is searched, as the build writes it for the functions: plain texts, folded, that need no index. */
export interface SearchTexts {
  /** In the order of the titles: the name, the other names (original, English), and the people. */
  readonly title: readonly string[]
  readonly otherTitles: readonly string[]
  readonly people: readonly string[]
  /** Feels and genres by id, with the words for them. */
  readonly topics: Readonly<Record<string, string>>
}

/** @param words how topics are called in the language of the titles */
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
 * Full-text search over titles: by title, original title, people, genre and feel words, best match first; forgives a typo in each word, and accents.
 * All words must match; when nothing does, any may. Only the first ten different words count, so that no text of 200 characters takes long.
 * @param texts what `searchTexts` made of the same titles
 */
export function titleSearch(titles: readonly Title[], texts: SearchTexts): (text: string) => readonly Title[] {
  const topicIds = Object.keys(texts.topics)
  const topicTexts = Object.values(texts.topics)

  const shares = new Map<string, readonly (readonly [index: number, share: number])[]>()
  /** The titles of a topic, looked up once. */
  const sharesOf = (topic: string): readonly (readonly [index: number, share: number])[] => {
    const known = shares.get(topic)
    if (known) return known
    const share = shareOf(topic)
    const found = titles.map((title, index) => [index, share(title)] as const).filter(([, one]) => one > 0)
    shares.set(topic, found)
    return found
  }

  /** Titles that a word speaks of, with how much it does: by their names, their people or a topic, whichever says most. */
  const foundBy = (match: typeof matchWord, word: string): ReadonlyMap<number, number> => {
    const scores = new Map<number, number>()
    const note = (index: number, score: number): void => {
      if (score > 0) scores.set(index, Math.max(scores.get(index) ?? 0, score))
    }
    for (const field of ['title', 'otherTitles', 'people'] as const) {
      for (const [index, strength] of match(texts[field], word)) {
        // A word says more of a short name than of a long one.
        const length = texts[field][index]?.length ?? 1
        note(index, strength * weights[field] * (0.5 + 0.5 * Math.min(1, word.length / length)))
      }
    }
    for (const [topic, strength] of match(topicTexts, word)) {
      for (const [index, share] of sharesOf(topicIds[topic] ?? '')) note(index, strength * weights.topic * share)
    }
    return scores
  }
  /** A word that stands nowhere as it was typed was mistyped. */
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
        // Without what is between its words a name is no longer than with it.
        const name = texts.title[index] ?? ''
        const isSame = name.length >= whole.length && wordsOf(name).join(' ') === whole
        return { title, score: score * (isSame ? sameTitle : 1) * (1 + title.rating / 400) }
      })
      .sort((a, b) => b.score - a.score)
      .map(({ title }) => title)
  }
}

/** A feel's id is also plain English: `slow-burn-romance` reads "slow burn romance". */
export function wordsOfFeel(feel: FeelId): string {
  return feel.replaceAll('-', ' ')
}

/** How much a topic says of a title, 0 to 1: feels and genres stand strongest first, each next one says a tenth less. */
function shareOf(topic: string): (title: Title) => number {
  const [kind, id] = topic.split(':')
  return ({ feels, genres }) => {
    const known: readonly string[] = kind === 'feel' ? feels : genres
    const position = known.indexOf(id ?? '')
    return position < 0 ? 0 : 0.9 ** position
  }
}
