import type { Topic } from '#src/catalogue/foundTitles.ts'
import { type FeelId, isFeelId, weightOf } from '#src/domain/feel/feel.ts'
import { isMoodId, type MoodId, moodIds, moods } from '#src/domain/mood/mood.ts'
import { type Genre, genres, parseGenre } from '#src/domain/title/genre.ts'
import { isSmallWord, splitName } from '#src/domain/title/nameWords.ts'
import type { Title } from '#src/domain/title/title.ts'

/** Search terms of a topic: those that state it, and those that only suggest it. */
export interface Terms {
  readonly names: readonly string[]
  readonly hints: readonly string[]
}

/** Search terms for feels, genres, moods and countries of origin. */
export interface TopicWords {
  readonly feel: (feel: FeelId) => Terms
  readonly genre: (genre: Genre) => Terms
  readonly mood: (mood: MoodId) => Terms
  /** By country code. */
  readonly origins: Readonly<Record<string, Terms>>
}

/** Topics by phrase, as a build stores them: `funny: "mood:laugh"`, several separated by "|". */
export interface TopicPhrases {
  readonly names: Readonly<Record<string, string>>
  readonly hints: Readonly<Record<string, string>>
}

/** Words that say only that something to watch is wanted, in the five languages. */
const fillers = new Set(
  'film films movie movies filme filmes pelicula peliculas serie series serien show shows tv watch'.split(' '),
)

/** Each next feel or genre of a title weighs less than the one before. */
const nextFeel = 0.93
const nextGenre = 0.8
/** Minimum fit of a title for a mood, 0 to 1. */
const leastMood = 0.25
/** What a mood's own genre adds to the fit of a title. */
const moodGenre = 0.15
/** How much a title is of a country that is not its main one. */
const partOrigin = 0.4
/** How much the fit for a genre is the fit for the mood that it stands for: comedies that make laugh come first. */
const moodShare = 0.5

/** The phrase under which a topic is found: without articles, "of", "film" and spaces; empty where nothing is left. */
export function topicPhrase(words: readonly string[]): string {
  return words.filter((word) => !isSmallWord(word) && !fillers.has(word)).join('')
}

/** Words that stay of a query when those that only ask for "a film" are left out; all where none would stay. */
export function withoutFillers(words: readonly string[]): readonly string[] {
  const own = words.filter((word) => !fillers.has(word))
  return own.length > 0 ? own : words
}

/** Collects the phrases of all genres, moods and countries, and of the feels that titles have. */
export function topicPhrases(titles: readonly Title[], words: TopicWords): TopicPhrases {
  const [names, hints] = [{}, {}] as Record<string, string>[]
  const enter = (into: Record<string, string> | undefined, id: string, terms: readonly string[]): void => {
    for (const term of into ? terms : []) {
      const phrase = topicPhrase(splitName(term))
      if (!phrase || !into) continue
      const known = into[phrase]?.split('|') ?? []
      if (!known.includes(id)) into[phrase] = [...known, id].join('|')
    }
  }
  const enterAll = (id: string, terms: Terms): void => {
    enter(names, id, terms.names)
    enter(hints, id, terms.hints)
  }
  for (const genre of genres) enterAll(`genre:${genre}`, words.genre(genre))
  for (const mood of moodIds) enterAll(`mood:${mood}`, words.mood(mood))
  for (const [country, terms] of Object.entries(words.origins)) enterAll(`origin:${country}`, terms)
  for (const feel of new Set(titles.flatMap(({ feels }) => feels))) enterAll(`feel:${feel}`, words.feel(feel))
  return { names: names ?? {}, hints: hints ?? {} }
}

/** Reads the stored ids of topics; unknown ones are left out. */
export function readTopics(stored: string | undefined): Topic[] {
  return (stored?.split('|') ?? []).flatMap((one): Topic[] => {
    const [kind, id = ''] = one.split(':')
    if (kind === 'feel' && isFeelId(id)) return [{ kind, id }]
    if (kind === 'mood' && isMoodId(id)) return [{ kind, id }]
    if (kind === 'origin' && id) return [{ kind, id }]
    const genre = kind === 'genre' ? parseGenre(id) : null
    return genre ? [{ kind: 'genre', id: genre }] : []
  })
}

/** How well a title answers a search for a topic, 0 (not at all) to 1. */
function topicFit(topic: Topic, title: Title): number {
  const { feels, genres: own } = title
  if (topic.kind === 'feel') return feels.includes(topic.id) ? nextFeel ** feels.indexOf(topic.id) : 0
  if (topic.kind === 'mood') {
    const fit = moodFit(topic.id, title)
    return fit >= leastMood ? fit : 0
  }
  if (topic.kind === 'origin') {
    const place = title.countries.indexOf(topic.id)
    return place < 0 ? 0 : place === 0 ? 1 : partOrigin
  }
  if (!own.includes(topic.id)) return 0
  const rank = nextGenre ** own.indexOf(topic.id)
  const mood = moodIds.find((id) => moods[id].genres[0] === topic.id && topic.id !== 'Drama')
  return mood ? (1 - moodShare) * rank + moodShare * moodFit(mood, title) : rank
}

/**
 * Looks up how well titles answer a search for topics under one name ("romance" is a genre and a mood): by index of the
 * title, above 0 to 1. The fits of each topic are memoized.
 */
export function topicFits(titles: readonly Title[]): (topics: readonly Topic[]) => ReadonlyMap<number, number> {
  const known = new Map<string, ReadonlyMap<number, number>>()
  const fitsOf = (topic: Topic): ReadonlyMap<number, number> => {
    const id = `${topic.kind}:${topic.id}`
    const fits =
      known.get(id) ??
      new Map([...titles.entries()].map(([index, title]) => [index, topicFit(topic, title)] as const).filter(isFit))
    known.set(id, fits)
    return fits
  }
  return (topics) => {
    const all = topics.map(fitsOf)
    const [only] = all
    if (only && all.length === 1) return only
    const together = new Map<number, number>()
    for (const index of new Set(all.flatMap((fits) => [...fits.keys()]))) {
      const fits = all.map((one) => one.get(index) ?? 0)
      const mean = fits.reduce((sum, fit) => sum + fit, 0) / fits.length
      together.set(index, 0.5 * Math.max(...fits) + 0.5 * mean)
    }
    return together
  }
}

function isFit([, fit]: readonly [index: number, fit: number]): boolean {
  return fit > 0
}

function moodFit(mood: MoodId, { feels, genres: own }: Title): number {
  const total = feels.reduce((sum, _, at) => sum + nextFeel ** at, 0)
  const weight = feels.reduce((sum, feel, at) => sum + weightOf(feel, mood) * nextFeel ** at, 0)
  const isOfGenre = moods[mood].genres.some((genre) => own.includes(genre))
  return Math.min(1, Math.max(0, (total > 0 ? weight / total : 0) + (isOfGenre ? moodGenre : 0)))
}
