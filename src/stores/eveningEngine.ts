import { canonicalIds } from '#src/api/canonicalIds.ts'
import { call } from '#src/api/client.ts'
import type { RequestOf } from '#src/api/endpoint.ts'
import type { TitleCard } from '#src/api/items.ts'
import { roomEndpoints } from '#src/api/roomEndpoints.ts'
import { type RoomPlatform, unpackRoom } from '#src/api/roomPack.ts'
import { titleEndpoints } from '#src/api/titleEndpoints.ts'
import { wishRoomEndpoints } from '#src/api/wishRoomEndpoints.ts'
import type { MoodId } from '#src/domain/mood/mood.ts'
import type { CountryCode } from '#src/domain/place/country.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { RoomTitle } from '#src/domain/title/roomTitle.ts'
import { eveningList } from '#src/engine/eveningList.ts'
import { applyWishes } from '#src/engine/wishes.ts'

/**
 * What reading a mood's room takes: schemas, feels with their weights, ranking. Loaded when a visitor first touches a
 * control of the evening; pages that nobody narrows carry none of it.
 */

/** The titles of a room and its platforms, with what ranks them. */
export async function askRoom(wish: RequestOf<typeof roomEndpoints.moodRoom>) {
  const pack = await call(roomEndpoints.moodRoom, wish)
  return { titles: unpackRoom(pack), platforms: pack.platforms, day: pack.day, eveningList, applyWishes, withOffers }
}

/** The titles of the room of a wish in words, and its platforms. */
export async function askWishRoom(wish: RequestOf<typeof wishRoomEndpoints.roomByWish>) {
  const pack = await call(wishRoomEndpoints.roomByWish, wish)
  return { titles: unpackRoom(pack), platforms: pack.platforms }
}

interface CardsWish {
  readonly ids: readonly string[]
  readonly moodId: MoodId
  readonly second?: MoodId
  readonly locale: Locale
  readonly country?: CountryCode
}

/**
 * The titles of a room with the offers of their cards. Of titles that TMDB was not asked about a live room knows what
 * the embedded catalogue does; a card has asked.
 * @param platforms those of the room: cards call them by their names
 * @returns the same array where nothing differs
 */
export function withOffers(
  titles: readonly RoomTitle[],
  cards: readonly TitleCard[],
  platforms: readonly RoomPlatform[],
): readonly RoomTitle[] {
  const ids = new Map(platforms.map(({ id, name }) => [name, id]))
  const told = new Map(
    cards.flatMap(({ id, offers }): [string, RoomTitle['offers']][] =>
      offers ? [[id, offers.map(({ platform, kind }) => ({ platform: ids.get(platform) ?? platform, kind }))]] : [],
    ),
  )
  const differs = ({ id, offers }: RoomTitle): boolean => {
    const others = told.get(id)
    return others !== undefined && keyOf(others) !== keyOf(offers)
  }
  if (!titles.some(differs)) return titles
  return titles.map((title) => {
    const offers = told.get(title.id)
    return offers && differs(title) ? { ...title, offers, available: offers.length > 0 } : title
  })
}

const keyOf = (offers: RoomTitle['offers']): string =>
  offers
    .map(({ platform, kind }) => `${platform} ${kind}`)
    .sort()
    .join()

/** Cards by id, each with its reason for the mood; at most 24. */
export async function askCards({ ids, ...wish }: CardsWish) {
  return await call(titleEndpoints.titlesByIds, { ...wish, ids: canonicalIds(ids) })
}
