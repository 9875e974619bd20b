import type { Topic } from '#src/catalogue/foundTitles.ts'
import { topicScores, withinScore } from '#src/catalogue/hitScores.ts'
import { fromWords, isSmallWord } from '#src/domain/title/nameWords.ts'
import type { Title } from '#src/domain/title/title.ts'
import type { SearchVocabulary } from './searchVocabulary.ts'
import { withoutFillers } from './topics.ts'

interface Known {
  readonly vocabulary: SearchVocabulary
  readonly titles: readonly Title[]
  readonly topicsOf: (words: readonly string[]) => readonly Topic[]
  readonly fitsOf: (topics: readonly Topic[]) => ReadonlyMap<number, number>
}

/** How well titles match one part of a query, 0 to 1, by index. */
type Part = ReadonlyMap<number, number>

/**
 * Titles that match a query of several parts, each by another field: "tom hanks war", "funny heist", "dune 2021". The
 * query is split into the longest phrases that are a person, a franchise or a topic; each word that remains must stand
 * in a name or a person's name, or be the year.
 * @returns scores by index of the title
 */
export function combinedHits(known: Known, words: readonly string[]): ReadonlyMap<number, number> {
  const wanted = withoutFillers(words).filter((word) => !isSmallWord(word))
  const parts: Part[] = []
  for (let at = 0; at < wanted.length; ) {
    let length = wanted.length - at
    let part: Part | null = null
    while (length > 0) {
      part = phrasePart(known, wanted.slice(at, at + length))
      if (part) break
      length--
    }
    parts.push(part ?? wordPart(known, wanted[at] ?? ''))
    at += Math.max(1, length)
  }
  const [first, ...others] = parts
  if (!first || others.length === 0) return new Map()
  const scores = new Map<number, number>()
  for (const [number, share] of first) {
    if (!others.every((part) => part.has(number))) continue
    const total = others.reduce((sum, part) => sum + (part.get(number) ?? 0), share)
    const rating = (known.titles[number]?.rating ?? 0) / 100
    scores.set(number, topicScores.combined + withinScore * ((0.7 * total) / parts.length + 0.25 * rating))
  }
  return scores
}

/**
 * The topics of a query that names several and nothing else, one of each: "korean thriller", "funny heist movies".
 * Empty where a word is left, or there is one topic only.
 */
export function topicsTogether(topicsOf: Known['topicsOf'], words: readonly string[]): readonly Topic[] {
  const wanted = withoutFillers(words).filter((word) => !isSmallWord(word))
  const topics: Topic[] = []
  for (let at = 0; at < wanted.length; ) {
    let length = wanted.length - at
    while (length > 0 && topicsOf(wanted.slice(at, at + length)).length === 0) length--
    const [topic] = topicsOf(wanted.slice(at, at + length))
    if (!topic) return []
    topics.push(topic)
    at += length
  }
  return topics.length > 1 ? topics : []
}

/** The titles of a phrase that is a person, a franchise or a topic; null where it is none. */
function phrasePart(known: Known, words: readonly string[]): Part | null {
  const { vocabulary, topicsOf, fitsOf } = known
  const part = new Map<number, number>()
  for (const key of fromWords(words).keys) {
    for (const { titles: of } of vocabulary.called(key)) for (const number of of) part.set(number, 1)
  }
  const topics = topicsOf(words)
  for (const [number, fit] of topics.length > 0 ? fitsOf(topics) : []) {
    if (fit > (part.get(number) ?? 0)) part.set(number, fit)
  }
  const [only] = words
  if (words.length === 1 && only) {
    for (const [number, share] of wordPart(known, only)) {
      if (part.size > 0 && !part.has(number)) part.set(number, share)
    }
  }
  return part.size > 0 ? part : null
}

/** The titles that have a word in a name or a person's name, or are of the year. */
function wordPart({ vocabulary, titles }: Known, word: string): Part {
  const part = new Map<number, number>()
  for (const { titles: of } of vocabulary.holding(word)) for (const number of of) part.set(number, 0.8)
  if (/^(19|20)\d\d$/.test(word)) {
    for (const [number, { year }] of titles.entries()) if (String(year) === word) part.set(number, 1)
  }
  return part
}
