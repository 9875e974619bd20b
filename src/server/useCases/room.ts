import { type MoodRoom, moodRoomSchema } from '#src/api/roomEndpoints.ts'
import { packRoom, type RoomPack, type RoomPlatform } from '#src/api/roomPack.ts'
import type { CandidatesQuery, Catalogue } from '#src/catalogue/catalogue.ts'
import { platformsByCountry } from '#src/catalogue/platforms/countryPlatforms.data.ts'
import { plainLook, platformById } from '#src/catalogue/platforms/platformById.ts'
import type { MoodId } from '#src/domain/mood/mood.ts'
import { pairOf } from '#src/domain/mood/moodPair.ts'
import { localeOfCountry } from '#src/domain/place/country.ts'
import { defaultLocale } from '#src/domain/place/locale.ts'
import { type MaybeCountry, offersFor } from '#src/domain/platform/availability.ts'
import type { CountryPlatforms } from '#src/domain/platform/platform.ts'
import type { ContentType } from '#src/domain/title/contentType.ts'
import type { Title } from '#src/domain/title/title.ts'
import { goodFit } from '#src/engine/chooseFromRoom.ts'
import { pairRoom } from '#src/engine/choosePair.ts'
import { recommend } from '#src/engine/recommend.ts'
import { type RoomQuery, roomOf } from '#src/engine/room.ts'
import type { Deps } from '#src/server/deps.ts'
import { fromCatalogue, type Sourced } from './fromCatalogue.ts'
import { isWhole, patience } from './livePool.ts'
import { picksInList, recommendationLifetime, shortlist, smallPool } from './recommendations.ts'

export interface RoomInput {
  readonly moodId: MoodId
  readonly contentType: ContentType
  readonly country: MaybeCountry
  /** A second lamp. */
  readonly second?: MoodId | undefined
}

const noPlatforms: CountryPlatforms = { local: [], international: [] }

/** Size of a live room from which it needs no titles of the embedded catalogue. */
const enoughInRoom = 120
/** How many titles of a live pool are completed from the cache, beyond those that a list would ask for. */
const recalled = 100

/**
 * The room of a mood, or of two, packed: the titles that serve it, at most 400, the same for everybody in a country.
 *
 * A live room asks for no more than a list does: its pool, and the details of those titles that rank highest. Of the
 * others it has what is cached; what is not known of them stays unknown.
 * @throws DomainError unavailable
 */
export async function room(
  deps: Deps,
  { moodId, contentType, country, second }: RoomInput,
): Promise<Sourced<MoodRoom>> {
  const day = deps.today()
  const pair = second && second !== moodId ? pairOf(moodId, second) : null
  return await fromCatalogue<MoodRoom>(deps, {
    key: `room:${pair?.join('+') ?? moodId}:${contentType}:${country ?? 'world'}:${day}`,
    schema: moodRoomSchema,
    ...recommendationLifetime,
    isNone: ({ ids }) => ids.length === 0,
    withinMs: patience(deps).list,
    ask: async (catalogue, terms) => {
      // Texts are not part of a room: it shares the pool with the lists that most visitors of the country get.
      const locale = country ? localeOfCountry(country) : defaultLocale
      const query = { mood: moodId, contentType, country, locale, day, ...terms }
      const wish = { mood: moodId, contentType, country, day, count: picksInList }
      const isEmbedded = catalogue.name === 'embedded'
      if (pair) {
        // Two moods want titles of which much is known: those of the shelf, as on the page of the two.
        const shelf = await (deps.fallback ?? catalogue).candidates(query)
        return { ...packRoom(pairRoom(shelf, { ...wish, pair }, country), platformsOf(shelf, country)), day }
      }
      const titles = isEmbedded ? await catalogue.candidates(query) : await liveTitles(deps, catalogue, query, wish)
      return { ...packed(titles, wish), day }
    },
  })
}

/**
 * The pool with what is known of its titles, and where few of them serve the mood, the embedded catalogue's beside them.
 * @throws UpstreamError where the pool does not come in time: the embedded catalogue's room is then the better one
 */
async function liveTitles(deps: Deps, catalogue: Catalogue, query: CandidatesQuery, wish: RoomQuery): Promise<Title[]> {
  const pool = await catalogue.candidates({ ...query, signal: AbortSignal.timeout(patience(deps).pool) })
  const [titles, shelf] = await Promise.all([
    completed(pool, catalogue, query, wish),
    deps.fallback?.candidates(query) ?? [],
  ])
  const embedded = new Map(shelf.map((title) => [title.id, title]))
  const live = titles.map((title) => {
    const known = isWhole(title) ? undefined : embedded.get(title.id)
    return known ? { ...title, availability: known.availability } : title
  })
  const lacking = enoughInRoom - roomOf(live, wish).filter(({ fit }) => fit >= goodFit).length
  if (lacking <= 0) return live
  for (const { id } of pool) embedded.delete(id)
  const beside = roomOf([...embedded.values()], wish).sort((a, b) => Number(b.available) - Number(a.available))
  return [...live, ...beside.slice(0, lacking).flatMap(({ id }) => embedded.get(id) ?? [])]
}

/** The pool, with the details that its best titles have, or that are cached; without titles that TMDB has withdrawn. */
async function completed(
  pool: readonly Title[],
  catalogue: Catalogue,
  query: CandidatesQuery,
  wish: RoomQuery,
): Promise<Title[]> {
  const most = pool.length < smallPool.titles ? smallPool.shortlist : shortlist.recommendations
  const listed = recommend(pool, { ...wish, count: most }).map(({ title }) => title)
  const byId = new Map(pool.map((title) => [title.id, title]))
  const others = roomOf(pool, wish).flatMap(({ id }) => byId.get(id) ?? [])
  const unlisted = others.filter((title) => !listed.includes(title)).slice(0, recalled)
  const [rich, known] = await Promise.all([catalogue.enrich(listed, query), catalogue.recall(unlisted, query)])
  if (rich.some((title) => !isWhole(title))) query.onGap?.()
  for (const { id } of listed) byId.delete(id)
  for (const title of [...rich, ...known]) byId.set(title.id, title)
  return [...byId.values()]
}

function packed(sources: readonly Title[], wish: RoomQuery): RoomPack {
  return packRoom(roomOf(sources, wish), platformsOf(sources, wish.country))
}

/** @param sources all titles that the room is made of; they may know names of platforms that the site does not */
function platformsOf(sources: readonly Title[], country: MaybeCountry): RoomPlatform[] {
  // Those of the country that carry none of it too: a visitor who pays for one is told so by its name.
  const { local, international } = country ? platformsByCountry[country] : noPlatforms
  const platforms = new Map<string, RoomPlatform>()
  for (const id of [...local, ...international]) {
    const known = platformById(id)
    if (known) platforms.set(id, known)
  }
  for (const { availability } of sources) {
    for (const { platform: id, name = id } of offersFor(availability, country)) {
      if (!platforms.has(id)) platforms.set(id, platformById(id) ?? { id, name, ...plainLook(name) })
    }
  }
  return [...platforms.values()]
}
