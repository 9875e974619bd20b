import { atom, computed } from 'nanostores'
import { call } from '#src/api/client.ts'
import { contract } from '#src/api/contract.ts'
import type { RecommendationItem } from '#src/api/items.ts'
import { contentTypeSchema } from '#src/domain/contentType.ts'
import { countryCodeSchema } from '#src/domain/countryCodeSchema.ts'
import { localeSchema } from '#src/domain/localeSchema.ts'
import { moodIdSchema } from '#src/domain/mood.ts'
import { z } from '#src/domain/schema.ts'
import { createFetcherStore } from './query.ts'

/** The recommendations on screen. */
export type RecommendationsState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly items: readonly RecommendationItem[] }
  | { readonly status: 'failed' }

const wishSchema = z.object({
  mood: moodIdSchema,
  contentType: contentTypeSchema,
  locale: localeSchema,
  /** Sent only when the visitor chose one. */
  country: z.optional(countryCodeSchema),
})
export type Wish = z.infer<typeof wishSchema>

/** What is wished for; null while the page's own list stands. */
export const $wish = atom<Wish | null>(null)

const $key = computed($wish, (wish) => (wish ? JSON.stringify(wish) : null))

const $answer = createFetcherStore<RecommendationItem[]>(['recommendations', $key], {
  fetcher: async (_, key) => {
    const { mood, ...rest } = wishSchema.parse(JSON.parse(String(key)))
    return await call(contract.moodRecommendations, { moodId: mood, ...rest })
  },
})

export const $recommendations = computed($answer, ({ data, error, loading }): RecommendationsState => {
  if (data) return { status: 'ready', items: data }
  return error && !loading ? { status: 'failed' } : { status: 'loading' }
})

/** Asks again after a failure. */
export function retryRecommendations(): void {
  $answer.revalidate()
}
