import type { Audience, SearchQuery } from '#src/catalogue/catalogue.ts'
import type { FoundTitles, ScoredTitle, ShelfFindings } from '#src/catalogue/foundTitles.ts'
import { hitScores, leastBesideNamed, namedFrom, topicScores, withinScore } from '#src/catalogue/hitScores.ts'
import { type TitleType, titleTypes } from '#src/domain/title/contentType.ts'
import { nameMatch } from '#src/domain/title/nameMatch.ts'
import { nameWords } from '#src/domain/title/nameWords.ts'
import type { Title } from '#src/domain/title/title.ts'
import { countsBesideTopics } from './besideTopics.ts'
import type { LiveTitlesOptions, liveTitles } from './liveTitles.ts'
import { type MeantPerson, meantPerson, personTitles } from './personTitles.ts'
import { topicQueries } from './topicQueries.ts'
import { UpstreamError } from './upstreamError.ts'
import { withoutAdults } from './withoutAdults.ts'

export interface LiveSearchOptions extends LiveTitlesOptions {
  /** Searches the embedded catalogue; without it TMDB's own hits are the result. */
  readonly find?: (query: Pick<SearchQuery, 'locale' | 'text' | 'contentType'>) => Promise<ShelfFindings>
}

/** Hits of all types together. Each needs a call for its availability, and TMDB takes forty a second. */
const mostHits = 30
/** Minimum votes of a title found by its topic. */
const leastVotes = { movie: 300, tv: 100 } as const
/** A title with fewer votes than this precedes none that is known; one without any or without a year is last. */
const knownVotes = 20
const unknownCost = 4
const unprovenCost = 100
/** How far hits of a corrected query stand behind those of the query as typed. */
const correctedCost = 3
/** What counts as a million votes in `withinScore`, the decimal logarithm. */
const mostVotes = 6

const none: ShelfFindings = { hits: [], match: 'typed', topics: [], together: [] }

/**
 * Searches TMDB and the embedded catalogue at once: titles by name, a person's titles, and the titles of a genre, feel or
 * mood. Hits are scored alike (see hitScores.ts) and duplicates merged. Where some of TMDB's answers fail, the rest is
 * returned and `onGap` called.
 * @throws UpstreamError when TMDB answers nothing of it
 */
export function liveSearch(options: LiveSearchOptions, live: ReturnType<typeof liveTitles>) {
  async function byName(type: TitleType, text: string, audience: Audience): Promise<ScoredTitle[]> {
    const parameters = { query: text, include_adult: false }
    const { titles } = await live.page({ type, path: `/search/${type}`, parameters }, audience)
    const query = nameWords(text)
    return titles.map((title) => {
      const scores = [title.title, title.originalTitle].map((name) => {
        const match = nameMatch(query, nameWords(name))
        // TMDB also finds by names that its answer does not hold.
        return match ? hitScores.own[match] : hitScores.other.wordBeginnings
      })
      return { title, score: Math.max(...scores) + standing(title) }
    })
  }

  async function byTopic(type: TitleType, shelf: ShelfFindings, audience: Audience): Promise<ScoredTitle[]> {
    const pages = await Promise.all(
      topicQueries(shelf, type).map(({ feels, parameters }) =>
        live.page(
          {
            type,
            path: `/discover/${type}`,
            parameters: {
              ...parameters,
              ...withoutAdults,
              sort_by: 'popularity.desc',
              'vote_count.gte': leastVotes[type],
            },
            impliedFeels: feels,
          },
          audience,
        ),
      ),
    )
    const base = scoreOfTopics(shelf)
    const ofShelf = shelf.hits.filter(({ title, score }) => title.type === type && score < base + withinScore)
    // TMDB's stand between those of the shelf, whose fit is known better: the first after the first.
    const scoreAt = (rank: number): number => (ofShelf[rank]?.score ?? base) - withinScore / 1000
    return pages.flatMap(({ titles }) => titles.map((title, rank) => ({ title, score: scoreAt(rank) })))
  }

  async function byPerson({ person, match }: MeantPerson, audience: Audience): Promise<ScoredTitle[]> {
    const titles = await personTitles(options, person, audience)
    return titles.map((title, rank) => ({
      title,
      score: hitScores.person[match] + withinScore / (1 + rank) - unproven(title),
    }))
  }

  return async (query: SearchQuery): Promise<FoundTitles> => {
    const { text, contentType, ...audience } = query
    const types = titleTypes.filter((type) => contentType === 'all' || contentType === type)
    const shelf = (await options.find?.(query).catch(gap(audience))) ?? none
    const isTopic = shelf.topics.length + shelf.together.length > 0
    const meant = isTopic ? null : meantPerson(options, text, audience).catch(gap(audience))
    const asked = await Promise.allSettled([
      ...types.map((type) => byName(type, text, audience)),
      ...(isTopic ? types.map((type) => byTopic(type, shelf, audience)) : []),
    ])
    const failures = asked.filter((one) => one.status === 'rejected')
    const named = asked.slice(0, types.length).flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    const ofTopic = asked.slice(types.length).flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    const known = isTopic ? named.filter((hit) => countsBesideTopics(hit, shelf)) : named
    const ofPerson = await ofMeantPerson(await meant, known, audience)
    const found = [...known, ...ofTopic, ...ofPerson].filter(({ title }) => types.includes(title.type))

    if (failures.length === asked.length) throw failures[0]?.reason
    if (failures.length > 0) audience.onGap?.()
    // Where TMDB finds nothing, an answer without hits leaves the search to the embedded catalogue.
    if (found.length === 0) return await nearest(shelf, audience)
    const hits = merged(found, shelf)
    return {
      titles: await withOffers(bestOfEachType(hits, mostHits / types.length), audience),
      nearest: false,
    }
  }

  /** A person's titles, unless the query is a known title: then only those of somebody of exactly that name. */
  async function ofMeantPerson(
    meant: MeantPerson | null,
    named: readonly ScoredTitle[],
    audience: Audience,
  ): Promise<ScoredTitle[]> {
    const isTitle = named.some(({ title, score }) => score >= namedFrom && (title.votes ?? 0) >= knownVotes)
    if (!meant || (isTitle && meant.match !== 'same')) return []
    return (await byPerson(meant, audience).catch(gap(audience))) ?? []
  }

  async function nearest({ hits, match }: ShelfFindings, audience: Audience): Promise<FoundTitles> {
    const near = match === 'nearest' ? hits.map(({ title }) => title) : []
    return { titles: await withOffers(near, audience), nearest: near.length > 0 }
  }

  /** Services and lengths as TMDB knows them; a title keeps its own where TMDB does not answer, or does not know it. */
  async function withOffers(titles: readonly Title[], audience: Audience): Promise<Title[]> {
    const offersOf = async (title: Title): Promise<Title> => {
      try {
        return (await live.withCardFacts([title], audience))[0] ?? title
      } catch (error) {
        if (!(error instanceof UpstreamError && error.status === 404)) audience.onGap?.()
        return title
      }
    }
    return await Promise.all(titles.map(offersOf))
  }
}

/** Tells of a failed part, in the place of its result. */
function gap({ onGap }: Audience): () => null {
  return () => {
    onGap?.()
    return null
  }
}

function scoreOfTopics({ topics, together }: ShelfFindings): number {
  if (together.length > 0) return topicScores.combined
  return topics.every(({ kind }) => kind === 'feel') ? topicScores.feel : topicScores.general
}

/** Merges hits of the same title, and leaves out the far ones beside a title of exactly that name. */
function merged(found: readonly ScoredTitle[], { hits, match }: ShelfFindings): readonly ScoredTitle[] {
  const byId = new Map<string, ScoredTitle>()
  if (match !== 'nearest') {
    const cost = match === 'corrected' ? correctedCost : 0
    for (const { title, score } of hits) byId.set(title.id, { title, score: score - cost })
  }
  for (const hit of found) {
    const known = byId.get(hit.title.id)
    byId.set(hit.title.id, known ? both(known, hit) : hit)
  }
  const all = [...byId.values()].sort((a, b) => b.score - a.score)
  const isNamed = (all[0]?.score ?? 0) >= namedFrom
  // What nobody voted for stands last in any case.
  return isNamed ? all.filter(({ score }) => score >= leastBesideNamed || score < 0) : all
}

/** One hit of two: what editors say of a title, with TMDB's poster and rating. */
function both(a: ScoredTitle, b: ScoredTitle): ScoredTitle {
  const { votes, rating, imageUrl } = b.title
  return {
    title: { ...a.title, ...(votes ? { votes, rating } : {}), ...(imageUrl ? { imageUrl } : {}) },
    score: Math.max(a.score, b.score),
  }
}

function bestOfEachType(hits: readonly ScoredTitle[], most: number): Title[] {
  const left: Record<TitleType, number> = { movie: most, tv: most }
  return hits.map(({ title }) => title).filter(({ type }) => left[type]-- > 0)
}

/** What the standing of a title adds to the score of its match: up to `withinScore`; below zero for unknown ones. */
function standing(title: Title): number {
  const { votes = 0, rating } = title
  const known = withinScore * (0.8 * Math.min(1, Math.log10(1 + votes) / mostVotes) + 0.002 * rating)
  return known - unproven(title) - (votes < knownVotes ? unknownCost : 0)
}

function unproven({ votes = 0, year }: Title): number {
  return votes === 0 || !Number.isInteger(year) ? unprovenCost : 0
}
