import { atom, computed } from 'nanostores'
import { call, callForPage } from '#src/api/client.ts'
import type { TitleItem } from '#src/api/items.ts'
import { listEndpoints } from '#src/api/listEndpoints.ts'
import { titleTypeSchema } from '#src/domain/contentType.ts'
import { countryCodeSchema } from '#src/domain/countryCodeSchema.ts'
import { genreSchema } from '#src/domain/genre.ts'
import { localeSchema } from '#src/domain/localeSchema.ts'
import { z } from '#src/domain/schema.ts'
import { createFetcherStore } from './query.ts'

const browseSchema = z.object({
  type: titleTypeSchema,
  locale: localeSchema,
  /** The search text; if it is not empty it takes precedence over the genre, and the genre over the whole list. */
  text: z.string(),
  genre: z.nullable(genreSchema),
  country: z.optional(countryCodeSchema),
  /** The first and the last of the pages shown below one another, both inclusive. */
  firstPage: z.number(),
  lastPage: z.number(),
})
export type Browse = z.infer<typeof browseSchema>

/** The list on screen. */
export type TitleListState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly items: readonly TitleItem[]; readonly hasMore: boolean }
  | { readonly status: 'failed' }

interface Loaded {
  readonly items: readonly TitleItem[]
  readonly hasMore: boolean
}

/** The list to show; null until the island runs. */
export const $browse = atom<Browse | null>(null)

const pages = new Map<string, Loaded>()

async function loadPage(browse: Browse, page: number): Promise<Loaded> {
  const { type, locale, genre, country, text } = browse
  const key = JSON.stringify({ type, locale, genre, country, text, page })
  const known = pages.get(key)
  if (known) return known
  const audience = { locale, ...(country ? { country } : {}) }
  const loaded = await fetchPage(browse, page, audience)
  pages.set(key, loaded)
  return loaded
}

async function fetchPage(
  { type, text, genre }: Browse,
  page: number,
  audience: { readonly locale: Browse['locale']; readonly country?: NonNullable<Browse['country']> },
): Promise<Loaded> {
  const films = type === 'movie'
  if (text) {
    const endpoint = films ? listEndpoints.searchMovies : listEndpoints.searchTvShows
    return { items: await call(endpoint, { ...audience, q: text }), hasMore: false }
  }
  const answer = genre
    ? await callForPage(films ? listEndpoints.moviesOfGenre : listEndpoints.tvShowsOfGenre, {
        ...audience,
        genre,
        page: String(page),
      })
    : await callForPage(films ? listEndpoints.movies : listEndpoints.tvShows, { ...audience, page: String(page) })
  return { items: answer.body, hasMore: answer.hasMore }
}

const $key = computed($browse, (browse) => (browse ? JSON.stringify(browse) : null))

const $answer = createFetcherStore<Loaded>(['titles', $key], {
  fetcher: async (_, key) => {
    const browse = browseSchema.parse(JSON.parse(String(key)))
    const numbers = Array.from(
      { length: browse.lastPage - browse.firstPage + 1 },
      (__, index) => browse.firstPage + index,
    )
    const loaded = await Promise.all(numbers.map((number) => loadPage(browse, number)))
    return { items: loaded.flatMap(({ items }) => items), hasMore: loaded.at(-1)?.hasMore ?? false }
  },
})

export const $titles = computed($answer, ({ data, error, loading }): TitleListState => {
  if (data) return { status: 'ready', ...data }
  return error && !loading ? { status: 'failed' } : { status: 'loading' }
})

/** Repeats a failed request. */
export function retryTitles(): void {
  $answer.revalidate()
}
