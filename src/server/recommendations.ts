import type { Contract } from '#src/api/contract.ts'
import type { InputOf } from '#src/api/endpoint.ts'
import { type RecommendationItem, recommendationItemSchema } from '#src/api/items.ts'
import type { MaybeCountry } from '#src/domain/availability.ts'
import { freshForMs } from '#src/domain/location.ts'
import { z } from '#src/domain/schema.ts'
import { recommend } from '#src/engine/recommend.ts'
import type { Deps } from './deps.ts'
import { toRecommendationItem } from './itemMapping.ts'

/** The marketing copy promises six to eight. */
const picksInList = 8

export type RecommendationsInput = Omit<InputOf<Contract['moodRecommendations']>, 'country'> & {
  readonly country: MaybeCountry
}

/** Eight titles for a mood, a content type and a country, each with its reason in the visitor's language. */
export async function recommendations(
  { catalogue, cached, today }: Deps,
  { moodId, contentType, country, locale }: RecommendationsInput,
): Promise<RecommendationItem[]> {
  const day = today()
  const { value } = await cached({
    key: `recommendations:${moodId}:${contentType}:${country ?? 'world'}:${locale}:${day}`,
    schema: z.array(recommendationItemSchema),
    fresh: freshForMs / 1000,
    stale: 3600,
    load: async () => {
      const titles = await catalogue.candidates({ mood: moodId, contentType, country, locale })
      const picks = recommend(titles, { mood: moodId, contentType, country, count: picksInList, day })
      return picks.map((pick) => toRecommendationItem(pick, locale))
    },
  })
  return value
}
