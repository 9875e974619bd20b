import type { CandidatesQuery, Catalogue } from '#src/catalogue/catalogue.ts'
import { isAvailable } from '#src/domain/platform/availability.ts'
import { z } from '#src/domain/schema.ts'
import { type TitleType, titleTypes } from '#src/domain/title/contentType.ts'
import { type Title, titleSchema } from '#src/domain/title/title.ts'
import type { TitleId } from '#src/domain/title/titleId.ts'
import { mergeFeels } from './evidence/mergeFeels.ts'
import { genreQuery } from './genres.data.ts'
import { inTime } from './inTime.ts'
import { type LiveSearchOptions, liveSearch } from './liveSearch.ts'
import { defaultLoadMs, liveTitles } from './liveTitles.ts'
import { type MoodQuery, moodQueries, shortMoodQuery } from './moodQueries.ts'
import { platformLists } from './platformLists.ts'
import { UpstreamError } from './upstreamError.ts'

/** Minimum size of a pool; a smaller one is an error. */
const leastInPool = 20
/** Size of a pool that needs no further pages, and the maximum number of pages per query. */
const wantedInPool = 110
const mostPages = 4
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
/** Trending pages are loaded until this many titles are available in the country, at most `trendingPages`. */
const leastTrending = 12
const trendingPages = 3
/**
 * TTLs in seconds. Suitable titles change weekly, and gathering a pool takes dozens of calls, so the lists, which are
 * recomputed every five minutes, share it. Without it TMDB would receive four times as many calls at peak
 * (docs/scale.md).
 */
const poolLifetime = { fresh: 6 * 3600, stale: 86_400 } as const
/** Minimum number of votes of a recommendation. */
const leastVotes = { movie: 150, tv: 60 } as const
/** Minimum number of votes in a list, which also has what is new. */
const leastVotesInList = { movie: 40, tv: 20 } as const
/**
 * TMDB's numbers of "pornography" and "erotic movie": `include_adult=false` alone leaves titles that nobody has flagged,
 * some of them high in lists by popularity.
 */
const forAdults = '445|190370'

/**
 * The catalogue on top of TMDB: moods become `discover` queries by keywords of feels and by genres; availability is
 * JustWatch's data in TMDB. Editorial data of the embedded catalogue (feels, reasons, endings) are added.
 */
export function tmdbCatalogue(options: LiveSearchOptions): Catalogue {
  const live = liveTitles(options)
  const { loadMs = defaultLoadMs } = options
  let beginning = 0
  /** Pools under way, as far as they are gathered, by key. */
  const begun = new Map<string, PromiseWithResolvers<readonly Title[]>>()

  async function poolOf(type: TitleType, query: CandidatesQuery): Promise<readonly Title[]> {
    const { mood, country, locale } = query
    let isWhole = true
    const onGap = (): void => {
      isWhole = false
    }
    const key = `tmdb:pool:${mood}:${type}:${country ?? 'world'}:${locale}`
    const begin = begun.get(key) ?? Promise.withResolvers<readonly Title[]>()
    begun.set(key, begin)
    const work = options.remember({
      key,
      schema: z.array(titleSchema),
      fresh: ({ length }) => (length < wantedInPool ? smallPoolSeconds : poolLifetime.fresh),
      stale: poolLifetime.stale,
      load: async () => {
        isWhole = true
        if (beginning >= poolsAtOnce) {
          onGap()
          return await shortPool(type, query)
        }
        beginning++
        const signal = AbortSignal.timeout(loadMs)
        const gathered = gatherPool(type, { ...query, signal, onGap }, query.signal && begin.resolve)
        await Promise.race([begin.promise, gathered]).finally(() => beginning--)
        return await gathered
      },
      keep: () => isWhole,
    })
    const whole = work.then(({ value }) => value).finally(() => begun.delete(key))
    return await inTime(query.signal ? Promise.race([whole, begin.promise]) : whole, query.signal)
  }

  /** The most popular titles of a mood, wherever they stream. */
  async function shortPool(type: TitleType, { mood, locale }: CandidatesQuery): Promise<readonly Title[]> {
    const { value } = await options.remember({
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
   * @param onBegin called with the titles so far as soon as they are enough for a list; undefined where nobody is in a
   *   hurry
   */
  async function gatherPool(
    type: TitleType,
    query: CandidatesQuery,
    onBegin: ((titles: readonly Title[]) => void) | undefined,
  ): Promise<Title[]> {
    const pages = moodQueries(query.mood, type)
    const pool = new Map<string, Title>()
    let failure: unknown
    // Loads one page of all queries at a time until the pool is large enough.
    for (let page = 1; page <= mostPages && pool.size < wantedInPool && pages.length > 0; page++) {
      const priority = pool.size < enoughInPool || !onBegin ? priorities.firstPages : priorities.furtherPages
      const answers = await Promise.allSettled(pages.map((one) => pageOf(one, page, type, query, priority)))
      for (const [index, answer] of [...answers.entries()].reverse()) {
        if (answer.status === 'rejected' && priority === priorities.firstPages) failure ??= answer.reason
        if (answer.status === 'fulfilled') addTo(pool, answer.value.titles)
        if (answer.status === 'rejected' || !answer.value.hasMore) pages.splice(index, 1)
      }
      if (pool.size >= enoughInPool) onBegin?.([...pool.values()])
    }
    if (pool.size < leastInPool) throw failure ?? emptyAnswer(`discover ${type}`)
    if (failure !== undefined) query.onGap?.()
    return [...pool.values()]
  }

  function pageOf(
    { feel, parameters }: MoodQuery,
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
          include_adult: false,
          without_keywords: forAdults,
          sort_by: 'popularity.desc',
          'vote_count.gte': leastVotes[type],
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

  return {
    name: 'tmdb',

    async candidates(query) {
      const types = titleTypes.filter((type) => query.contentType === 'all' || query.contentType === type)
      return (await Promise.all(types.map((type) => poolOf(type, query)))).flat()
    },

    async list({ type, genre, page, ...audience }) {
      const question = {
        type,
        path: `/discover/${type}`,
        parameters: {
          ...(genre ? genreQuery(genre, type) : {}),
          page,
          include_adult: false,
          without_keywords: forAdults,
          sort_by: 'popularity.desc',
          'vote_count.gte': leastVotesInList[type],
        },
      }
      const { titles, hasMore } = await live.page(question, audience)
      if (titles.length === 0 && page === 1) throw emptyAnswer(question.path)
      return { titles: await live.withAvailability(titles, audience), hasMore }
    },

    async trending({ type, ...audience }) {
      const carried: Title[] = []
      // TMDB cannot filter trends by country, so titles that are not available there are filtered out here, page by
      // page.
      for (let page = 1; page <= trendingPages && carried.length < leastTrending; page++) {
        const question = { type, path: `/trending/${type}/week`, ...(page > 1 ? { parameters: { page } } : {}) }
        const { titles, hasMore } = await live.page(question, audience)
        const known = await live.withAvailability(titles, audience)
        carried.push(...known.filter((title) => isAvailable(title.availability, audience.country)))
        if (!hasMore) break
      }
      if (carried.length === 0) throw emptyAnswer('trending')
      return carried
    },

    search: liveSearch(options, live),
    platforms: (audience) => platformLists(options, audience),
    title: (id: TitleId, audience) => live.title(id, audience),
    enrich: (titles, audience) => live.enrich(titles, audience),
    recall: (titles, audience) => live.recall(titles, audience),
  }
}

/** Adds titles to a pool; a title that is already in it gains the feels of the new one. */
function addTo(pool: Map<string, Title>, titles: readonly Title[]): void {
  for (const title of titles) {
    const known = pool.get(title.id)
    pool.set(title.id, known ? { ...known, ...mergeFeels(known, title) } : title)
  }
}

function emptyAnswer(path: string): UpstreamError {
  return new UpstreamError('malformed', `TMDB answered ${path} with nothing`)
}
