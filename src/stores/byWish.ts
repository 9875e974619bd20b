import { atom, computed } from 'nanostores'
import { call } from '#src/api/client.ts'
import type { RequestOf } from '#src/api/endpoint.ts'
import { wishEndpoints } from '#src/api/wishEndpoints.ts'
import type { wishRoomEndpoints } from '#src/api/wishRoomEndpoints.ts'
import { minutesUntil, type Tonight } from '#src/domain/evening/tonight.ts'
import { withoutTonight } from '#src/understanding/saidTonight.ts'
import type { Wish } from '#src/understanding/wish.ts'
import type { Audience } from './audience.ts'
import { $isOpened } from './evening.ts'
import { question } from './question.ts'

export type WishRequest = RequestOf<(typeof wishEndpoints)['titlesByWish']>

export type RoomRequest = RequestOf<(typeof wishRoomEndpoints)['roomByWish']>

/** What the list on screen is asked by; null while there is none. It names what is wished for, never the words. */
export const $wishRequest = atom<WishRequest | null>(null)

/** The titles for it; only the answer to the current request is shown. */
export const $titlesByWish = question('by-wish', $wishRequest, (wish) => call(wishEndpoints.titlesByWish, wish))

/** What the room of the wish on screen is asked by; null while there is none. */
export const $roomRequest = atom<RoomRequest | null>(null)

/** The room, once somebody has touched a control that counts in it. */
export const $wishRoom = question(
  'wish-room',
  computed([$isOpened, $roomRequest], (isOpened, request) => isOpened && request),
  async (wish: RoomRequest) => {
    const { askWishRoom } = await import('./eveningEngine.ts')
    return await askWishRoom(wish)
  },
)

/** Titles in a list. */
export const listedByWish = 8

/**
 * The request for a wish, written so that equal wishes share an entry of the CDN's cache.
 * @param now a time of day is counted from it
 */
export function requestOf(wish: Wish, tonight: Tonight, audience: Audience, now: Date): WishRequest {
  const until = wish.until ?? tonight.until
  const most = [wish.maxMinutes, tonight.max, until === null ? null : minutesUntil(until, now)].filter(
    (one) => one !== undefined && one !== null,
  )
  const languages = tonight.lang.length > 0 ? tonight.lang : tonight.from
  return {
    ...audience,
    ...written({
      ...asked(wish),
      maxMinutes: most.length > 0 ? Math.max(1, Math.min(...most)) : undefined,
      own: list(tonight.on),
      included: tonight.on.length > 0 && !tonight.rent ? '1' : undefined,
      tonight: list(languages),
      leaveOut: list(tonight.not),
      nudges: list(tonight.nudge),
      skip: tonight.more > 0 ? tonight.more * listedByWish : undefined,
    }),
  }
}

/** The request for the room of a wish: all titles of which tonight's wishes leave some (`withoutTonight`). */
export function roomRequestOf(wish: Wish, { country }: Audience): RoomRequest {
  return { ...(country ? { country } : {}), ...written(asked(withoutTonight(wish))) }
}

type Values = Readonly<Record<string, string | number | undefined>>

function asked(wish: Wish): Values {
  const { maxMinutes, minMinutes, maxSeasons, yearFrom, yearTo, type, animation, language, like, person } = wish
  return {
    moods: weights(wish.moods),
    feels: weights(wish.feels),
    avoid: list(wish.avoid),
    maxMinutes,
    minMinutes,
    maxSeasons,
    type,
    animation,
    yearFrom,
    yearTo,
    language,
    languages: list(wish.languages),
    notLanguages: list(wish.notLanguage),
    origin: wish.country,
    origins: list(wish.countries),
    notOrigins: list(wish.notCountry),
    notPeople: list(wish.notPerson),
    notTitles: list(wish.notTitle),
    like,
    person,
    services: list(wish.services ?? (wish.service ? [wish.service] : [])),
  }
}

function written(values: Values): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}

function list(entries: readonly string[] = []): string | undefined {
  return entries.length > 0 ? [...entries].sort().join(',') : undefined
}

function weights(of: Readonly<Record<string, number>>): string | undefined {
  const entries = Object.entries(of).map(([id, weight]) => `${id}:${Math.max(0.01, Math.round(weight * 100) / 100)}`)
  return entries.length > 0 ? entries.join(',') : undefined
}
