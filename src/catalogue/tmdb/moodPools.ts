import type { CandidatesQuery } from '#src/catalogue/catalogue.ts'
import { z } from '#src/domain/schema.ts'
import type { TitleType } from '#src/domain/title/contentType.ts'
import { type Title, titleSchema } from '#src/domain/title/title.ts'
import { mergeFeels } from './evidence/mergeFeels.ts'
import { inTime } from './inTime.ts'
import { defaultLoadMs, type LiveTitlesOptions, type liveTitles } from './liveTitles.ts'
import { furtherMoodQueries, type MoodQuery, moodQueries, shortMoodQuery } from './moodQueries.ts'
import { type PoolSeeds, withSeeds } from './poolSeeds.ts'
import { emptyAnswer } from './upstreamError.ts'
import { withoutAdults } from './withoutAdults.ts'

export interface MoodPoolOptions extends Pick<LiveTitlesOptions, 'remember' | 'loadMs'> {
  /** What is known of moods and of the embedded catalogue; without it a pool is what TMDB finds. */
  readonly seeds?: PoolSeeds | undefined
}

/** Minimum size of a pool; a smaller one is an error. */
const leastInPool = 20
/** Titles, those that serve the mood well first, from which a pool needs no further pages, and how many it keeps. */
const wantedInPool = 110
const mostInPool = 160
/**
 * Size of a pool that a visitor who waits for it gets while further pages are loaded. If those fail, it is kept for a
 * quarter of an hour.
 */
const enoughInPool = 40
const smallPoolSeconds = 900
/**
 * How many pools are begun at the same time in this process: those of one list. Each takes a dozen calls, and TMDB
 * allows forty a second: a further one would come too late for whoever waits, who gets the mood's short pool instead:
 * two calls, for all countries.
 */
const poolsAtOnce = 2
const pagesOfShortPool = 2
/** Order of pages in the queue: what is needed first, what only enlarges a pool last. See `Ask`. */
const priorities = { shortPool: 2, firstPages: 0, furtherPages: -1 } as const
/**
 * TTLs in seconds. Suitable titles change weekly, and gathering a pool takes dozens of calls, so the lists, which are
 * recomputed every five minutes, share it. Without it TMDB would receive four times as many calls at peak
 * (docs/scale.md).
 */
const poolLifetime = { fresh: 6 * 3600, stale: 86_400 } as const
/** Minimum number of votes of a recommendation. */
const leastVotes = { movie: 150, tv: 60 } as const
/** The same where the best rated titles are asked for: few votes make the highest averages. */
const leastVotesOfBest = { movie: 500, tv: 200 } as const

/** The pools of moods: titles that TMDB finds by feels and genres, and beside them titles of the embedded catalogue. */
export function moodPools(
  { remember, loadMs = defaultLoadMs, seeds }: MoodPoolOptions,
  live: Pick<ReturnType<typeof liveTitles>, 'page'>,
) {
  let beginning = 0
  /** Pools under way, as far as they are gathered, by key. */
  const begun = new Map<string, PromiseWithResolvers<readonly Title[]>>()

  async function foundBy(type: TitleType, query: CandidatesQuery): Promise<readonly Title[]> {
    const { mood, country, locale } = query
    let isWhole = true
    const onGap = (): void => {
      isWhole = false
    }
    const key = `tmdb:moodPool:${mood}:${type}:${country ?? 'world'}:${locale}`
    const begin = begun.get(key) ?? Promise.withResolvers<readonly Title[]>()
    begun.set(key, begin)
    const work = remember({
      key,
      schema: z.object({ titles: z.array(titleSchema), lacks: z.boolean() }),
      fresh: ({ lacks }) => (lacks ? smallPoolSeconds : poolLifetime.fresh),
      stale: poolLifetime.stale,
      load: async () => {
        isWhole = true
        if (beginning >= poolsAtOnce) {
          onGap()
          return { titles: await shortPool(type, query), lacks: true }
        }
        beginning++
        // Pages that nobody waits for come at ten a second.
        const signal = AbortSignal.timeout(2 * loadMs)
        const gathered = gatherPool(type, { ...query, signal, onGap }, query.signal && begin.resolve)
        await Promise.race([begin.promise, gathered]).finally(() => beginning--)
        return await gathered
      },
      keep: () => isWhole,
    })
    const whole = work
      .then(({ value, outcome }) => {
        // A list that is made of a pool with gaps is not whole either.
        if (outcome === 'incomplete') query.onGap?.()
        return value.titles
      })
      .finally(() => begun.delete(key))
    return await inTime(query.signal ? Promise.race([whole, begin.promise]) : whole, query.signal)
  }

  /** The most popular titles of a mood, wherever they stream. */
  async function shortPool(type: TitleType, { mood, locale }: CandidatesQuery): Promise<readonly Title[]> {
    const { value } = await remember({
      key: `tmdb:pool:${mood}:${type}:short:${locale}`,
      schema: z.array(titleSchema),
      ...poolLifetime,
      load: async () => {
        const query = { mood, locale, contentType: type, country: null, signal: AbortSignal.timeout(loadMs) }
        const question = shortMoodQuery(mood, type)
        const pages = Array.from({ length: pagesOfShortPool }, (_, index) => index + 1)
        const answers = await Promise.all(
          pages.map((page) => pageOf(question, page, type, query, priorities.shortPool)),
        )
        const titles = answers.flatMap((answer) => answer.titles)
        if (titles.length < leastInPool) throw emptyAnswer(`discover ${type}`)
        return [...new Map(titles.map((title) => [title.id, title])).values()]
      },
    })
    return value
  }

  /**
   * Asks for a first page of each query, then for further feels and the best rated titles until enough titles serve the
   * mood, then for second pages where the pool is still small.
   * @param onBegin called with the titles so far as soon as they are enough for a list; undefined where nobody is in a
   *   hurry
   * @returns the titles, and whether further pages failed
   */
  async function gatherPool(
    type: TitleType,
    query: CandidatesQuery,
    onBegin: ((titles: readonly Title[]) => void) | undefined,
  ): Promise<{ readonly titles: Title[]; readonly lacks: boolean }> {
    const first = moodQueries(query.mood, type)
    const rounds = [
      { queries: first, page: 1 },
      { queries: furtherMoodQueries(query.mood, type), page: 1 },
      { queries: first, page: 2 },
    ]
    const pool = new Map<string, Title>()
    const ended = new Set<MoodQuery>()
    let failure: unknown
    let lacks = false
    for (const { queries, page } of rounds) {
      const isEnough = page === 1 ? goodOf(pool, query).length >= wantedInPool : pool.size >= wantedInPool
      if (isEnough) break
      const asked = queries.filter((one) => !ended.has(one))
      const priority = pool.size < enoughInPool || !onBegin ? priorities.firstPages : priorities.furtherPages
      const answers = await Promise.allSettled(asked.map((one) => pageOf(one, page, type, query, priority)))
      for (const [index, answer] of answers.entries()) {
        const one = asked[index]
        if (answer.status === 'rejected' && priority === priorities.firstPages) failure ??= answer.reason
        if (answer.status === 'rejected') lacks = true
        if (answer.status === 'fulfilled') addTo(pool, answer.value.titles)
        if (one && (answer.status === 'rejected' || !answer.value.hasMore)) ended.add(one)
      }
      if (pool.size >= enoughInPool) onBegin?.([...pool.values()])
    }
    if (pool.size < leastInPool) throw failure ?? emptyAnswer(`discover ${type}`)
    if (failure !== undefined) query.onGap?.()
    const good = goodOf(pool, query)
    return { titles: [...new Set([...good, ...pool.values()])].slice(0, mostInPool), lacks }
  }

  /** The titles that serve the mood well; all of them where moods are not known here. */
  function goodOf(pool: ReadonlyMap<string, Title>, { mood }: CandidatesQuery): Title[] {
    return [...pool.values()].filter((title) => !seeds || seeds.serves(title, mood))
  }

  function pageOf(
    { feel, parameters, best = false }: MoodQuery,
    page: number,
    type: TitleType,
    query: CandidatesQuery,
    priority: number,
  ) {
    const { country } = query
    return live.page(
      {
        type,
        path: `/discover/${type}`,
        parameters: {
          ...parameters,
          page,
          ...withoutAdults,
          sort_by: best ? 'vote_average.desc' : 'popularity.desc',
          'vote_count.gte': (best ? leastVotesOfBest : leastVotes)[type],
          ...(country ? { watch_region: country, with_watch_monetization_types: 'flatrate|free|ads' } : {}),
        },
        impliedFeels: feel ? [feel] : [],
        // Titles that are shown have their texts from their details.
        hasTexts: false,
        priority,
      },
      query,
    )
  }

  return async (type: TitleType, query: CandidatesQuery): Promise<readonly Title[]> => {
    const found = await foundBy(type, query)
    return seeds ? await withSeeds(found, type, query, seeds) : found
  }
}

/** Adds titles to a pool; a title that is already in it gains the feels of the new one. */
function addTo(pool: Map<string, Title>, titles: readonly Title[]): void {
  for (const title of titles) {
    const known = pool.get(title.id)
    pool.set(title.id, known ? { ...known, ...mergeFeels(known, title) } : title)
  }
}
