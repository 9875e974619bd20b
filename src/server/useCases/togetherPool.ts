import { type RoomPack, unpackRoom } from '#src/api/roomPack.ts'
import type { MaybeCountry } from '#src/domain/platform/availability.ts'
import type { RoomTitle } from '#src/domain/title/roomTitle.ts'
import type { TitleId } from '#src/domain/title/titleId.ts'
import { writeFlags } from '#src/domain/together/flags.ts'
import { poolSize, titlesInRound } from '#src/domain/together/limits.ts'
import { numberOfTitle, type RoomState, titleOfNumber } from '#src/domain/together/roomState.ts'
import type { RoomWish } from '#src/domain/together/roomWish.ts'
import { type MoodRoom, sharedPool } from '#src/engine/sharedPool.ts'
import { fitsWishes } from '#src/engine/wishes.ts'
import type { Deps } from '#src/server/deps.ts'
import { room } from './room.ts'

/** By pack, which the cache returns again and again: every phone of every room asks for the same few. */
const unpacked = new WeakMap<RoomPack, readonly RoomTitle[]>()

function titlesIn(pack: RoomPack): readonly RoomTitle[] {
  const titles = unpacked.get(pack) ?? unpackRoom(pack)
  unpacked.set(pack, titles)
  return titles
}

/** The rooms of a wish's moods in a country. @throws DomainError unavailable */
async function moodRooms(
  deps: Deps,
  { moods, contentType }: Pick<RoomWish, 'moods' | 'contentType'>,
  country: MaybeCountry,
): Promise<MoodRoom[]> {
  return await Promise.all(
    moods.map(async (mood) => ({
      mood,
      titles: titlesIn((await room(deps, { moodId: mood, contentType, country })).value),
    })),
  )
}

/**
 * The candidates of a room: TMDB ids, negative ones are series, in the order in which they are dealt.
 * @param country of who chooses the lamps
 * @throws DomainError unavailable
 */
export async function roomCandidates(
  deps: Deps,
  wish: RoomWish,
  country: MaybeCountry,
  code: string,
): Promise<number[]> {
  const { contentType, wishes } = wish
  const rooms = await moodRooms(deps, wish, country)
  const pool = sharedPool(rooms, { contentType, wishes, seed: code, size: poolSize, part: titlesInRound })
  return pool.map(({ id }) => numberOfTitle(id))
}

/** What a phone says of its member; see `phoneActSchema`. */
export interface OwnTerms {
  readonly services: readonly string[]
  readonly onlyIncluded?: boolean
  readonly languages?: readonly string[]
  readonly ruledOut: readonly TitleId[]
}

/**
 * Which candidates a member's terms leave. The terms themselves are not kept.
 * @returns flags of candidates that are out, and of those of which it is not known where the country has them. With
 * services named a title of which nothing is known is out; else it is only shown later.
 * @throws DomainError unavailable
 */
export async function ownFlags(
  deps: Deps,
  { moods, contentType, wishes, candidates }: Pick<RoomState, 'moods' | 'contentType' | 'wishes' | 'candidates'>,
  { services, languages = [], ruledOut, onlyIncluded = wishes.onlyIncluded }: OwnTerms,
  country: MaybeCountry,
): Promise<{ readonly out: string; readonly unsure: string }> {
  const rooms = await moodRooms(deps, { moods, contentType }, country)
  const known = new Map(rooms.flatMap(({ titles }) => titles.map((title) => [title.id, title] as const)))
  const ruled = new Set(ruledOut)
  // Whether it is included in anything is asked of those who say what they have: of others offers are a guess.
  const own = services.length > 0 ? { services, onlyIncluded, languages } : { languages }
  const isOut = (id: TitleId, title: RoomTitle | undefined): boolean =>
    ruled.has(id) || (title ? !fitsWishes(title, own) : services.length > 0)
  const rows = candidates.map((number) => {
    const id = titleOfNumber(number)
    return { id, title: known.get(id) }
  })
  return {
    out: writeFlags(rows.map(({ id, title }) => isOut(id, title))),
    unsure: writeFlags(rows.map(({ title }) => !title?.available)),
  }
}
