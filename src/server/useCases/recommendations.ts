import type { Contract } from '#src/api/contract.ts'
import type { InputOf } from '#src/api/endpoint.ts'
import { type PoolItem, poolItemSchema, type RecommendationItem, recommendationItemSchema } from '#src/api/items.ts'
import { UpstreamError } from '#src/catalogue/tmdb/upstreamError.ts'
import { freshForMs } from '#src/domain/place/location.ts'
import { isAvailable, type MaybeCountry } from '#src/domain/platform/availability.ts'
import { z } from '#src/domain/schema.ts'
import type { Title } from '#src/domain/title/title.ts'
import { type Recommendation, type RecommendQuery, recommend } from '#src/engine/recommend.ts'
import { recommendWithSpares } from '#src/engine/recommendWithSpares.ts'
import type { Deps } from '#src/server/deps.ts'
import { fromCatalogue, type Sourced } from './fromCatalogue.ts'
import { toPoolItem, toRecommendationItem } from './itemMapping.ts'
import { embeddedBeside, isWhole, patience, poolInTime } from './livePool.ts'

/** The marketing copy promises six to eight. */
export const picksInList = 8

export type RecommendationsInput = Omit<InputOf<Contract['moodRecommendations']>, 'country'> & {
  readonly country: MaybeCountry
}

/**
 * Number of titles to enrich before the selection: a live pool lacks availability and some of the feels. Together with
 * the pages of two pools they are what TMDB allows in a second, so that a cold list takes two rounds of calls.
 */
export const shortlist = { recommendations: 16, pool: 20 } as const
/** The same for a pool of fewer titles: many lists are made at the same time, and calls are what they lack. */
export const smallPool = { titles: 90, shortlist: 10 } as const
/** How many more are enriched where too few cards of the shortlist would tell everything, if there is time left for a call. */
const secondChances = 8

/** Cache TTLs in seconds of a mood's recommendations: fresh, then stale. */
export const recommendationLifetime = { fresh: freshForMs / 1000, stale: 3600 }

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
  readonly name: keyof typeof shortlist
  readonly schema: z.ZodMiniType<Item[]>
  readonly choose: (titles: readonly Title[], query: RecommendQuery) => Recommendation[]
  readonly toItem: (recommendation: Recommendation, viewers: Pick<RecommendationsInput, 'country' | 'locale'>) => Item
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
    withinMs: patience(deps).list,
    ask: async (catalogue, terms) => {
      const query = { mood: moodId, contentType, country, locale, ...terms }
      const wish = { mood: moodId, contentType, country, day, count: picksInList }
      const pick = (titles: readonly Title[]): Recommendation[] => choose(titles, wish)
      const items = (picks: readonly Recommendation[]): Item[] => picks.map((one) => toItem(one, { country, locale }))
      if (catalogue.name === 'embedded') return items(pick(await catalogue.candidates(query)))
      const lateForMore = AbortSignal.timeout(patience(deps).secondChance)
      const pool = await poolInTime(deps, query)
      const most = pool.titles.length < smallPool.titles ? smallPool.shortlist : shortlist[name]
      const ranked = recommend(pool.titles, { ...wish, count: most + secondChances })
      const listed = ranked.slice(0, most).map(({ title }) => title)
      const enriched = async (some: readonly Title[]): Promise<readonly Title[]> => {
        const rich = await catalogue.enrich(some, query)
        // What only the embedded catalogue knows stays as it is there.
        return pool.isLive ? rich : some.map((title) => rich.find(({ id }) => id === title.id) ?? title)
      }
      let titles = await enriched(listed)
      if (
        titles.every(isWhole) &&
        titles.filter((title) => isTold(title, country)).length < picksInList &&
        !lateForMore.aborted
      ) {
        titles = [...titles, ...(await enriched(ranked.slice(most).map(({ title }) => title)))]
      }
      const live = completest(titles, country)
      const few = pick(live)
      const own = few.length < picksInList ? await embeddedBeside(deps, query, live) : []
      const picks = own.length > 0 ? pick([...live, ...own]) : few
      const gaps = picks.filter(({ title }) => !isWhole(title) && !own.includes(title)).length
      // A list that mostly lacks services is worse than the embedded catalogue's.
      if (gaps > picks.length / 2) throw new UpstreamError('timeout', `${gaps} of ${picks.length} titles lack details`)
      if (gaps > 0) terms.onGap()
      return items(picks)
    },
  })
}

/** Whether a title's card says where it is to be watched and how long it takes. */
function isTold({ availability, runtime, seasons }: Title, country: MaybeCountry): boolean {
  return isAvailable(availability, country) && (runtime ?? seasons) !== undefined
}

/** As many titles as a list needs: those whose cards tell everything, else those whose details are known, else all. */
function completest(titles: readonly Title[], country: MaybeCountry): readonly Title[] {
  const whole = titles.filter(isWhole)
  const told = whole.filter((title) => isTold(title, country))
  return [told, whole].find(({ length }) => length >= picksInList) ?? titles
}
