import { atom } from 'nanostores'
import { call } from '#src/api/client.ts'
import type { RequestOf } from '#src/api/endpoint.ts'
import { wishEndpoints } from '#src/api/wishEndpoints.ts'
import { minutesUntil, type Tonight } from '#src/domain/evening/tonight.ts'
import type { Wish } from '#src/understanding/wish.ts'
import type { Audience } from './audience.ts'
import { question } from './question.ts'

export type WishRequest = RequestOf<(typeof wishEndpoints)['titlesByWish']>

/** What the list on screen is asked by; null while there is none. It names what is wished for, never the words. */
export const $wishRequest = atom<WishRequest | null>(null)

/** The titles for it; only the answer to the current request is shown. */
export const $titlesByWish = question('by-wish', $wishRequest, (wish) => call(wishEndpoints.titlesByWish, wish))

/** What of tonight's wishes holds for words as well. */
export type AlwaysWished = Omit<Tonight, 'until'>

/** Titles in a list. */
export const listedByWish = 8

/**
 * The request for a wish, written so that equal wishes share an entry of the CDN's cache.
 * @param now a time of day is counted from it
 */
export function requestOf(wish: Wish, always: AlwaysWished, audience: Audience, now: Date): WishRequest {
  const { maxMinutes, until, minMinutes, yearFrom, yearTo, type, language, like, person } = wish
  const most = [maxMinutes, always.max, until === undefined ? null : minutesUntil(until, now)].filter(
    (one) => one !== undefined && one !== null,
  )
  const languages = always.lang.length > 0 ? always.lang : always.from
  const services = wish.services ?? (wish.service ? [wish.service] : [])
  const values: Readonly<Record<string, string | number | undefined>> = {
    moods: weights(wish.moods),
    feels: weights(wish.feels),
    avoid: list(wish.avoid),
    maxMinutes: most.length > 0 ? Math.max(1, Math.min(...most)) : undefined,
    minMinutes,
    type,
    yearFrom,
    yearTo,
    language,
    notLanguages: list(wish.notLanguage),
    origin: wish.country,
    notOrigins: list(wish.notCountry),
    like,
    person,
    services: list(services),
    own: list(always.on),
    included: always.on.length > 0 && !always.rent ? '1' : undefined,
    tonight: list(languages),
    leaveOut: list(always.not),
    nudges: list(always.nudge),
    skip: always.more > 0 ? always.more * listedByWish : undefined,
  }
  const set = Object.entries(values).filter(([, value]) => value !== undefined)
  return { ...audience, ...Object.fromEntries(set.map(([name, value]) => [name, String(value)])) }
}

function list(entries: readonly string[] = []): string | undefined {
  return entries.length > 0 ? [...entries].sort().join(',') : undefined
}

function weights(of: Readonly<Record<string, number>>): string | undefined {
  const entries = Object.entries(of).map(([id, weight]) => `${id}:${Math.max(0.01, Math.round(weight * 100) / 100)}`)
  return entries.length > 0 ? entries.join(',') : undefined
}
