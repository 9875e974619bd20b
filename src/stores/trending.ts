import { atom, computed } from 'nanostores'
import { call } from '#src/api/client.ts'
import type { TitleItem } from '#src/api/items.ts'
import { listEndpoints } from '#src/api/listEndpoints.ts'
import { countryCodeSchema } from '#src/domain/countryCodeSchema.ts'
import { localeSchema } from '#src/domain/localeSchema.ts'
import { z } from '#src/domain/schema.ts'
import { createFetcherStore } from './query.ts'

/** The state of one trending list. */
export type TrendingState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly items: readonly TitleItem[] }
  | { readonly status: 'failed' }

const audienceSchema = z.object({ locale: localeSchema, country: z.optional(countryCodeSchema) })

/** The language and country of the lists; null until the island runs. */
export const $trendingAudience = atom<z.infer<typeof audienceSchema> | null>(null)

const $key = computed($trendingAudience, (audience) => (audience ? JSON.stringify(audience) : null))

function trendingStore(name: 'trendingMovies' | 'trendingTvShows') {
  const $answer = createFetcherStore<TitleItem[]>(['titles', name, $key], {
    fetcher: (_, __, key) => call(listEndpoints[name], audienceSchema.parse(JSON.parse(String(key)))),
  })
  const $state = computed($answer, ({ data, error, loading }): TrendingState => {
    if (data) return { status: 'ready', items: data }
    return error && !loading ? { status: 'failed' } : { status: 'loading' }
  })
  return { $state, retry: () => $answer.revalidate() }
}

export const trendingMovies = trendingStore('trendingMovies')
export const trendingTvShows = trendingStore('trendingTvShows')
