import { atom, computed } from 'nanostores'
import { call } from '#src/api/client.ts'
import type { Contract } from '#src/api/contract.ts'
import type { ResponseOf } from '#src/api/endpoint.ts'
import { listEndpoints } from '#src/api/listEndpoints.ts'
import { countryCodeSchema } from '#src/domain/countryCodeSchema.ts'
import { localeSchema } from '#src/domain/localeSchema.ts'
import { z } from '#src/domain/schema.ts'
import { createFetcherStore } from './query.ts'

export type SearchAnswer = ResponseOf<Contract['search']>

/** The state of the search screen. */
export type SearchState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly answer: SearchAnswer }
  | { readonly status: 'failed' }

const wishSchema = z.object({ q: z.string(), locale: localeSchema, country: z.optional(countryCodeSchema) })

/** The search to request; null or an empty query sends no request. */
export const $searchWish = atom<z.infer<typeof wishSchema> | null>(null)

const $key = computed($searchWish, (wish) => (wish?.q ? JSON.stringify(wish) : null))

const $answer = createFetcherStore<SearchAnswer>(['search', $key], {
  fetcher: (_, key) => call(listEndpoints.search, wishSchema.parse(JSON.parse(String(key)))),
})

export const $search = computed([$key, $answer], (key, { data, error, loading }): SearchState => {
  if (key === null) return { status: 'idle' }
  if (data) return { status: 'ready', answer: data }
  return error && !loading ? { status: 'failed' } : { status: 'loading' }
})

/** Repeats a failed request. */
export function retrySearch(): void {
  $answer.revalidate()
}
