import type { Contract } from '#src/api/contract.ts'
import type { InputOf } from '#src/api/endpoint.ts'
import { type PoolItem, poolItemSchema, type RecommendationItem, recommendationItemSchema } from '#src/api/items.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { freshForMs } from '#src/domain/place/location.ts'
import type { MaybeCountry } from '#src/domain/platform/availability.ts'
import { z } from '#src/domain/schema.ts'
import type { Title } from '#src/domain/title/title.ts'
import { type Recommendation, type RecommendQuery, recommend } from '#src/engine/recommend.ts'
import { recommendWithSpares } from '#src/engine/recommendWithSpares.ts'
import type { Deps } from '#src/server/deps.ts'
import { fromCatalogue, type Sourced } from './fromCatalogue.ts'
import { toPoolItem, toRecommendationItem } from './itemMapping.ts'

/** The marketing copy promises six to eight. */
const picksInList = 8

export type RecommendationsInput = Omit<InputOf<Contract['moodRecommendations']>, 'country'> & {
  readonly country: MaybeCountry
}

/** Number of titles to enrich before the selection: a live pool lacks availability and some of the feels. */
const shortlist = 20

/** Cache TTLs in seconds of a mood's recommendations: fresh, then stale. */
const recommendationLifetime = { fresh: freshForMs / 1000, stale: 3600 }

/** Additional titles that a browser may choose from; a live shortlist leaves 12. */
const sparesInPool = 16

/**
 * Eight titles for a mood, a content type and a country, each with a reason in the given language.
 * @throws DomainError unavailable
 */
export async function recommendations(deps: Deps, input: RecommendationsInput): Promise<Sourced<RecommendationItem[]>> {
  return await chosen(deps, input, {
    name: 'recommendations',
    schema: z.array(recommendationItemSchema),
    choose: recommend,
    toItem: toRecommendationItem,
  })
}

/**
 * The same eight and up to 16 more, for selection in the browser by the visitor's preferences.
 * @throws DomainError unavailable
 */
export async function recommendationPool(deps: Deps, input: RecommendationsInput): Promise<Sourced<PoolItem[]>> {
  return await chosen(deps, input, {
    name: 'pool',
    schema: z.array(poolItemSchema),
    choose: (titles, query) => recommendWithSpares(titles, query, sparesInPool),
    toItem: toPoolItem,
  })
}

interface Choice<Item> {
  /** First part of the cache key. */
  readonly name: string
  readonly schema: z.ZodMiniType<Item[]>
  readonly choose: (titles: readonly Title[], query: RecommendQuery) => Recommendation[]
  readonly toItem: (recommendation: Recommendation, locale: Locale) => Item
}

async function chosen<Item>(
  deps: Deps,
  { moodId, contentType, country, locale }: RecommendationsInput,
  { name, schema, choose, toItem }: Choice<Item>,
): Promise<Sourced<Item[]>> {
  const day = deps.today()
  return await fromCatalogue<Item[]>(deps, {
    key: `${name}:${moodId}:${contentType}:${country ?? 'world'}:${locale}:${day}`,
    schema,
    ...recommendationLifetime,
    isNone: (items) => items.length === 0,
    ask: async (catalogue, terms) => {
      const query = { mood: moodId, contentType, country, locale, ...terms }
      const pool = await catalogue.candidates(query)
      const wish = { mood: moodId, contentType, country, day }
      const titles = catalogue.name === 'embedded' ? pool : await catalogue.enrich(shortlisted(pool, wish), query)
      return choose(titles, { ...wish, count: picksInList }).map((pick) => toItem(pick, locale))
    },
  })
}

function shortlisted(pool: readonly Title[], wish: Omit<RecommendQuery, 'count'>): Title[] {
  return recommend(pool, { ...wish, count: shortlist }).map(({ title }) => title)
}
