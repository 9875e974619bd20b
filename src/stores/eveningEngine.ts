import { canonicalIds } from '#src/api/canonicalIds.ts'
import { call } from '#src/api/client.ts'
import type { RequestOf } from '#src/api/endpoint.ts'
import { roomEndpoints } from '#src/api/roomEndpoints.ts'
import { unpackRoom } from '#src/api/roomPack.ts'
import { titleEndpoints } from '#src/api/titleEndpoints.ts'
import { wishRoomEndpoints } from '#src/api/wishRoomEndpoints.ts'
import type { MoodId } from '#src/domain/mood/mood.ts'
import type { CountryCode } from '#src/domain/place/country.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { eveningList } from '#src/engine/eveningList.ts'
import { applyWishes } from '#src/engine/wishes.ts'

/**
 * What reading a mood's room takes: schemas, feels with their weights, ranking. Loaded when a visitor first touches a
 * control of the evening; pages that nobody narrows carry none of it.
 */

/** The titles of a room and its platforms, with what ranks them. */
export async function askRoom(wish: RequestOf<typeof roomEndpoints.moodRoom>) {
  const pack = await call(roomEndpoints.moodRoom, wish)
  return { titles: unpackRoom(pack), platforms: pack.platforms, day: pack.day, eveningList, applyWishes }
}

/** The titles of the room of a wish in words, and its platforms. */
export async function askWishRoom(wish: RequestOf<typeof wishRoomEndpoints.roomByWish>) {
  const pack = await call(wishRoomEndpoints.roomByWish, wish)
  return { titles: unpackRoom(pack), platforms: pack.platforms }
}

interface CardsWish {
  readonly ids: readonly string[]
  readonly moodId: MoodId
  readonly locale: Locale
  readonly country?: CountryCode
}

/** Cards by id, each with its reason for the mood; at most 24. */
export async function askCards({ ids, ...wish }: CardsWish) {
  return await call(titleEndpoints.titlesByIds, { ...wish, ids: canonicalIds(ids) })
}
