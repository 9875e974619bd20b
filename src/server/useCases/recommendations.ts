import type { Contract } from '#src/api/contract.ts'
import type { InputOf } from '#src/api/endpoint.ts'
import { type PoolItem, poolItemSchema, type RecommendationItem, recommendationItemSchema } from '#src/api/items.ts'
import { UpstreamError } from '#src/catalogue/tmdb/upstreamError.ts'
import { freshForMs } from '#src/domain/place/location.ts'
import { isAvailable, type MaybeCountry } from '#src/domain/platform/availability.ts'
import { z } from '#src/domain/schema.ts'
import type { Title } from '#src/domain/title/title.ts'
import { goodFit } from '#src/engine/chooseFromRoom.ts'
import { dueTitles } from '#src/engine/dueTitles.ts'
import { moodFit } from '#src/engine/moodProfile.ts'
import { type Recommendation, recommend } from '#src/engine/recommend.ts'
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

/** Titles that must be due on a day: two lists, because some do not stream in the country or share a franchise. */
const leastDue = 2 * picksInList

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
    spares: 0,
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
    spares: sparesInPool,
    toItem: toPoolItem,
  })
}

interface Choice<Item> {
  /** First part of the cache key. */
  readonly name: keyof typeof shortlist
  readonly schema: z.ZodMiniType<Item[]>
  /** Number of titles beyond the list. */
  readonly spares: number
  readonly toItem: (recommendation: Recommendation, viewers: Pick<RecommendationsInput, 'country' | 'locale'>) => Item
}

async function chosen<Item>(
  deps: Deps,
  { moodId, contentType, country, locale }: RecommendationsInput,
  { name, schema, spares, toItem }: Choice<Item>,
): Promise<Sourced<Item[]>> {
  const day = deps.today()
  return await fromCatalogue<Item[]>(deps, {
    key: `${name}:${moodId}:${contentType}:${country ?? 'world'}:${locale}:${day}`,
    schema,
    ...recommendationLifetime,
    isNone: (items) => items.length === 0,
    withinMs: patience(deps).list,
    ask: async (catalogue, terms) => {
      const query = { mood: moodId, contentType, country, locale, day, ...terms }
      const wish = { mood: moodId, contentType, country, day, count: picksInList }
      const items = (picks: readonly Recommendation[]): Item[] => picks.map((one) => toItem(one, { country, locale }))
      if (catalogue.name === 'embedded') {
        return items(recommendWithSpares(await catalogue.candidates(query), wish, spares))
      }
      const lateForMore = AbortSignal.timeout(patience(deps).secondChance)
      const pool = await poolInTime(deps, query)
      const most = pool.titles.length < smallPool.titles ? smallPool.shortlist : shortlist[name]
      // The day's list as far as the pool tells, then others in its stead.
      const due = dueTitles(pool.titles, moodId, day, leastDue)
      const more = most + secondChances - picksInList
      const ranked = recommendWithSpares(due.titles, { ...wish, day: due.turn }, more).map(({ title }) => title)
      const enriched = async (some: readonly Title[]): Promise<readonly Title[]> => {
        const rich = await catalogue.enrich(some, query)
        // What only the embedded catalogue knows stays as it is there.
        return pool.isLive ? rich : some.map((title) => rich.find(({ id }) => id === title.id) ?? title)
      }
      let titles = await enriched(ranked.slice(0, most))
      const isGood = (title: Title): boolean => moodFit(title, moodId) >= goodFit
      if (
        titles.every(isWhole) &&
        titles.filter((title) => isTold(title, country) && isGood(title)).length < picksInList &&
        !lateForMore.aborted
      ) {
        titles = [...titles, ...(await enriched(ranked.slice(most)))]
      }
      const lacking = picksInList - titles.filter(isGood).length
      const beside = lacking > 0 ? await embeddedBeside(deps, query, titles) : []
      const told = dueTitles(beside, moodId, day, leastDue).titles.filter((title) => isTold(title, country))
      // A few more than lack, because franchises may rule some of them out.
      const own = recommend(told, { ...wish, count: 2 * Math.max(0, lacking) }).map(({ title }) => title)
      const sure = surestFirst([...titles, ...own], isGood, country)
      const picks = recommendWithSpares(sure, wish, spares, sure.slice(0, picksInList))
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

/**
 * Titles in the order in which they may fill a list: those that serve the mood and whose cards tell everything, then
 * those whose details are known, then those that serve it at all, each in the order given.
 */
function surestFirst(
  titles: readonly Title[],
  isGood: (title: Title) => boolean,
  country: MaybeCountry,
): readonly Title[] {
  const good = titles.filter(isGood)
  const told = good.filter((title) => isTold(title, country))
  const whole = good.filter(isWhole)
  return [...new Set([...told, ...whole, ...good, ...titles])]
}
