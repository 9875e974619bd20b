import { type Catalogue, pageSize } from '#src/catalogue/catalogue.ts'
import { isAvailable } from '#src/domain/platform/availability.ts'
import { titleTypes } from '#src/domain/title/contentType.ts'
import type { Title } from '#src/domain/title/title.ts'
import type { TitleId } from '#src/domain/title/titleId.ts'
import { genreQuery } from './genres.data.ts'
import { type LiveSearchOptions, liveSearch } from './liveSearch.ts'
import { liveTitles } from './liveTitles.ts'
import { type MoodPoolOptions, moodPools } from './moodPools.ts'
import { platformLists } from './platformLists.ts'
import { emptyAnswer } from './upstreamError.ts'
import { withoutAdults } from './withoutAdults.ts'

/** Trending pages are loaded until this many titles are available in the country, at most `trendingPages`. */
const leastTrending = 12
const trendingPages = 3
/** Minimum number of votes in a list and in trends, which also have what is new. */
const leastVotesInList = { movie: 40, tv: 20 } as const

export type TmdbCatalogueOptions = LiveSearchOptions & MoodPoolOptions

/**
 * The catalogue on top of TMDB: moods become `discover` queries by keywords of feels and by genres; availability is
 * JustWatch's data in TMDB. Editorial data of the embedded catalogue (feels, reasons, endings) are added.
 */
export function tmdbCatalogue(options: TmdbCatalogueOptions): Catalogue {
  const live = liveTitles(options)
  const poolOf = moodPools(options, live)

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
          ...withoutAdults,
          sort_by: 'popularity.desc',
          'vote_count.gte': leastVotesInList[type],
        },
      }
      const { titles, hasMore } = await live.page(question, audience)
      if (titles.length === 0 && page === 1) throw emptyAnswer(question.path)
      return { titles: await live.withCardFacts(titles, audience), hasMore }
    },

    async trending({ type, ...audience }) {
      const carried: Title[] = []
      // TMDB cannot filter trends, so what is not available in the country, known to few or for adults is filtered out
      // here, page by page.
      for (let page = 1; page <= trendingPages && carried.length < leastTrending; page++) {
        const question = { type, path: `/trending/${type}/week`, ...(page > 1 ? { parameters: { page } } : {}) }
        const { titles, hasMore } = await live.page(question, audience)
        const known = await live.withCardFacts(titles, audience)
        carried.push(
          ...known.filter((title) => isWorthListing(title) && isAvailable(title.availability, audience.country)),
        )
        if (!hasMore) break
      }
      if (carried.length === 0) throw emptyAnswer('trending')
      // TMDB's pages move on between two questions: what was last on one may be first on the next.
      return [...new Map(carried.map((title) => [title.id, title])).values()].slice(0, pageSize)
    },

    search: liveSearch(options, live),
    platforms: (audience) => platformLists(options, audience),
    title: (id: TitleId, audience) => live.title(id, audience),
    enrich: (titles, audience) => live.enrich(titles, audience),
    recall: (titles, audience) => live.recall(titles, audience),
  }
}

function isWorthListing({ type, votes = 0, forAdults = false }: Title): boolean {
  return !forAdults && votes >= leastVotesInList[type]
}
