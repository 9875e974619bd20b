import type { ScoredTitle, ShelfFindings, Topic } from '#src/catalogue/foundTitles.ts'
import { hitScores, leastBesideNamed, namedFrom, topicScores, withinScore } from '#src/catalogue/hitScores.ts'
import { editDistance } from '#src/domain/title/editDistance.ts'
import { fameOf } from '#src/domain/title/fame.ts'
import { nameMatch } from '#src/domain/title/nameMatch.ts'
import { fromWords, type NameWords, nameWords } from '#src/domain/title/nameWords.ts'
import type { Title } from '#src/domain/title/title.ts'
import { combinedHits, topicsTogether } from './combinedHits.ts'
import { type SearchEntry, searchEntries } from './searchEntries.ts'
import type { SearchTexts } from './searchTexts.ts'
import { type SearchVocabulary, searchVocabulary } from './searchVocabulary.ts'
import { readTopics, topicFits, topicPhrase, withoutFillers } from './topics.ts'
import { correctedEntries, holdsUnspaced, nearestEntries, possibleEntries } from './wordMatches.ts'

/** Upper bound of words per search; even the longest titles are identified by fewer. */
const mostWords = 10
/** Minimum length of a phrase whose typing errors are corrected. */
const shortestPhrase = 5
/** Length from which on a phrase may hold two typing errors; "dark night" is not "date night". */
const longPhrase = 12
/** Number of nearest titles. */
const mostNearest = 6
/** How much of `withinScore` a typing error costs. */
const typoCost = 0.02

/** Scores by index of the title. */
type Scores = Map<number, number>

/**
 * Creates a search over titles by all of their names, people, franchise, genres, feels and moods, best match first.
 * Words may be joined or split, numbers be words or digits, articles and accents be missing. Titles that match all words
 * as typed are found; else those that match with typing errors corrected; else the few that match the larger part of
 * the query. Only the first ten words count, which bounds the time of a query of 200 characters.
 * @param texts the result of `searchTexts` for the same titles
 */
export function titleSearch(titles: readonly Title[], texts: SearchTexts): (text: string) => ShelfFindings {
  const entries = searchEntries(titles, texts)
  const fitsOf = topicFits(titles)
  let known: SearchVocabulary | undefined
  const vocabulary = (): SearchVocabulary => {
    known ??= searchVocabulary(entries)
    return known
  }
  const phrases = {
    names: new Map(Object.entries(texts.phrases.names)),
    hints: new Map(Object.entries(texts.phrases.hints)),
  }
  const phraseList = [...phrases.names.keys()]

  const noteEntry = (scores: Scores, query: NameWords, entry: SearchEntry, typos = 0): void => {
    const match = nameMatch(query, entry.name)
    if (!match) return
    const base = hitScores[entry.field][match]
    for (const [at, number] of entry.titles.entries()) {
      note(
        scores,
        number,
        base + withinScore * (standing(query, entry, titles[number], entry.places[at]) - typoCost * typos),
      )
    }
  }

  const noteTopics = (scores: Scores, topics: readonly Topic[], base?: number): void => {
    if (topics.length === 0) return
    const score = base ?? (topics.every(({ kind }) => kind === 'feel') ? topicScores.feel : topicScores.general)
    for (const [number, fit] of fitsOf(topics)) {
      note(scores, number, score + withinScore * topicStanding(fit, titles[number]))
    }
  }

  /** Topics of a whole phrase, also where it has a plural s too much. */
  const topicsOf = (words: readonly string[], of = phrases.names): readonly Topic[] => {
    const phrase = topicPhrase(words)
    return readTopics(of.get(phrase) ?? of.get(phrase.replace(/s$/, '')))
  }

  function asTyped(query: NameWords): Scores {
    const scores: Scores = new Map()
    const joined = query.words.join('')
    for (const entry of possibleEntries(entries, query)) {
      noteEntry(scores, query, entry)
      if (!holdsUnspaced(entry, joined)) continue
      for (const number of entry.titles) note(scores, number, hitScores[entry.field].words)
    }
    noteTopics(scores, topicsOf(query.words))
    noteTopics(scores, topicsOf(query.words, phrases.hints), topicScores.hint)
    if (scores.size === 0) noteTopics(scores, topicsByPart(query.words), topicScores.part)
    if (scores.size === 0) {
      for (const [number, score] of combinedHits({ vocabulary: vocabulary(), titles, topicsOf, fitsOf }, query.words))
        note(scores, number, score)
    }
    return scores
  }

  /** Topics whose name holds all words of a query. */
  function topicsByPart(words: readonly string[]): readonly Topic[] {
    const wanted = topicPhrase(words)
    if (wanted.length < shortestPhrase) return []
    return readTopics(
      phraseList
        .filter((phrase) => phrase.includes(wanted))
        .map((phrase) => phrases.names.get(phrase))
        .join('|'),
    )
  }

  function corrected(query: NameWords): Scores {
    const scores: Scores = new Map()
    for (const [entry, { words, typos }] of correctedEntries(vocabulary(), query.words)) {
      noteEntry(scores, fromWords(words), entry, typos)
    }
    const phrase = topicPhrase(query.words)
    const most = phrase.length < shortestPhrase ? 0 : phrase.length < longPhrase ? 1 : 2
    if (most > 0) {
      const near = phraseList.filter((one) => one[0] === phrase[0] && editDistance(one, phrase, most) <= most)
      noteTopics(scores, readTopics(near.map((one) => phrases.names.get(one)).join('|')))
    }
    return scores
  }

  const ranked = (scores: Scores): ScoredTitle[] =>
    [...scores]
      .flatMap(([number, score]) => {
        const title = titles[number]
        return title ? [{ title, score }] : []
      })
      .sort((a, b) => b.score - a.score)

  return (text) => {
    const typed = fromWords(nameWords(text).words.slice(0, mostWords))
    if (typed.words.length === 0) return { hits: [], match: 'typed', topics: [], together: [] }
    const bare = fromWords(withoutFillers(typed.words))
    const queries = bare.words.length < typed.words.length ? [typed, bare] : [typed]
    const topics = topicsOf(typed.words)
    const together = topics.length > 0 ? [] : topicsTogether(topicsOf, typed.words)
    for (const [match, search] of [
      ['typed', asTyped],
      ['corrected', corrected],
    ] as const) {
      for (const query of queries) {
        const hits = withoutFarBesideNamed(ranked(search(query)))
        if (hits.length > 0) return { hits, match, topics, together }
      }
    }
    const near = [...nearestEntries(vocabulary(), typed.words)].flatMap(([entry, share]) =>
      entry.titles.map((number): [number, number] => [
        number,
        share + withinScore * standing(typed, entry, titles[number]),
      ]),
    )
    const best: Scores = new Map()
    for (const [number, score] of near) note(best, number, score)
    return { hits: ranked(best).slice(0, mostNearest), match: 'nearest', topics, together }
  }
}

function withoutFarBesideNamed(hits: readonly ScoredTitle[]): readonly ScoredTitle[] {
  const isNamed = (hits[0]?.score ?? 0) >= namedFrom
  return isNamed ? hits.filter(({ score }) => score >= leastBesideNamed) : hits
}

function note(scores: Scores, number: number, score: number): void {
  if (score > (scores.get(number) ?? 0)) scores.set(number, score)
}

/**
 * How far up a title stands among those that match alike, 0 to 1: by the share of the name that the query covers, its
 * rating, and for a person the place among the people of the title.
 */
function standing(query: NameWords, { field, name }: SearchEntry, title: Title | undefined, place = 0): number {
  const rating = (title?.rating ?? 0) / 100
  if (field === 'person') return 0.8 * rating + 0.1 * 0.7 ** place
  const [asked, held] = [query, name].map(({ words }) => words.join('').length)
  return (
    0.4 * Math.min(1, (asked ?? 0) / Math.max(1, held ?? 1)) + 0.4 * rating + 0.0005 * ((title?.year ?? 1900) - 1900)
  )
}

/** How far up a title stands among those of a topic, 0 to 1: how much it is so, how well known it is, and its rating. */
function topicStanding(fit: number, title: Title | undefined): number {
  return title ? 0.5 * fit + 0.28 * fameOf(title) + 0.002 * title.rating : 0
}
