import type { Contract } from '#src/api/contract.ts'
import type { InputOf } from '#src/api/endpoint.ts'
import { type RecommendationItem, recommendationItemSchema } from '#src/api/items.ts'
import type { MaybeCountry } from '#src/domain/availability.ts'
import { freshForMs } from '#src/domain/location.ts'
import { z } from '#src/domain/schema.ts'
import type { Title } from '#src/domain/title.ts'
import { type RecommendQuery, recommend } from '#src/engine/recommend.ts'
import type { Deps } from './deps.ts'
import { toRecommendationItem } from './itemMapping.ts'
import { fromCatalogue, type Sourced } from './ladder.ts'

/** The marketing copy promises six to eight. */
const picksInList = 8

export type RecommendationsInput = Omit<InputOf<Contract['moodRecommendations']>, 'country'> & {
  readonly country: MaybeCountry
}

/** Titles of the pool that are looked up before the choice is made: a live pool knows neither services nor all feels. */
const shortlist = 20

/** Eight titles for a mood, a content type and a country, each with its reason in the visitor's language. */
export async function recommendations(
  deps: Deps,
  { moodId, contentType, country, locale }: RecommendationsInput,
): Promise<Sourced<RecommendationItem[]>> {
  const day = deps.today()
  return await fromCatalogue(deps, {
    key: `recommendations:${moodId}:${contentType}:${country ?? 'world'}:${locale}:${day}`,
    schema: z.array(recommendationItemSchema),
    fresh: freshForMs / 1000,
    stale: 3600,
    empty: [],
    isEmpty: (items) => items.length === 0,
    ask: async (catalogue, signal) => {
      const query = { mood: moodId, contentType, country, locale, signal }
      const pool = await catalogue.candidates(query)
      const wish = { mood: moodId, contentType, country, day }
      const titles = catalogue.name === 'embedded' ? pool : await catalogue.enrich(shortlisted(pool, wish), query)
      const picks = recommend(titles, { ...wish, count: picksInList })
      return picks.map((pick) => toRecommendationItem(pick, locale))
    },
  })
}

function shortlisted(pool: readonly Title[], wish: Omit<RecommendQuery, 'count'>): Title[] {
  return recommend(pool, { ...wish, count: shortlist }).map(({ title }) => title)
}
