import type { MoodId } from '#src/domain/mood/mood.ts'
import { isAvailable, type MaybeCountry, offersFor } from '#src/domain/platform/availability.ts'
import { isOfContentType } from '#src/domain/title/contentType.ts'
import { fameOf } from '#src/domain/title/fame.ts'
import { headsUps } from '#src/domain/title/headsUp.ts'
import type { RoomTitle } from '#src/domain/title/roomTitle.ts'
import type { Title } from '#src/domain/title/title.ts'
import { type Choosable, type ChooseQuery, goodOnes, scored } from './chooseFromRoom.ts'
import { moodFit } from './moodProfile.ts'
import { quality } from './quality.ts'
import { isExplained } from './reason.ts'
import { comparable } from './similarity.ts'

export interface RoomQuery extends ChooseQuery {
  /** If null, a title counts as available when it is available in any supported country. */
  readonly country: MaybeCountry
}

/** Maximum number of titles of a room. */
export const roomSize = 400

/** A title as a row that `chooseFromRoom` ranks. */
export interface TitleRow extends Choosable {
  readonly whole: Title
}

/**
 * The titles of which enough is known for a reason, of the type asked for, as rows.
 *
 * Numbers are rounded as a packed room has them, so that the server, which ranks whole titles, and the browser, which
 * ranks a room, choose the same.
 */
export function titleRows(titles: readonly Title[], { mood, contentType, country }: RoomQuery): TitleRow[] {
  const asked = titles.filter((title) => isOfContentType(title.type, contentType) && isExplained(title, mood))
  return asked.map((title) => ({
    ...comparable(title),
    ...ranksOf(title, mood, country),
    id: title.id,
    whole: title,
  }))
}

function ranksOf(title: Title, mood: MoodId, country: MaybeCountry) {
  return {
    fit: Math.round(moodFit(title, mood) * 1_000_000) / 1_000_000,
    quality: Math.round(quality(title.rating, title.votes) * 100_000) / 100_000,
    available: isAvailable(title.availability, country),
  }
}

/**
 * The room of a mood: the titles that serve it, out of which a visitor's evening is chosen (see `chooseFromRoom`).
 * Where more than 400 do, those that rank highest on the day, so that each gets into the room on its rotation day. Pure.
 * @param query `count` is the length of a list: where fewer good titles than two lists are known, others pad the room
 * @returns at most 400, the best fit first
 */
export function roomOf(titles: readonly Title[], query: RoomQuery): RoomTitle[] {
  return roomOfRows(titleRows(titles, query), query)
}

/** The same of rows: those that rank highest, at most 400, the best fit first. Pure. */
export function roomOfRows(rows: readonly TitleRow[], query: RoomQuery): RoomTitle[] {
  const ranked = goodOnes(scored(rows, query), query.count)
  return ranked
    .slice(0, roomSize)
    .sort((a, b) => b.title.fit - a.title.fit || (a.title.id < b.title.id ? -1 : 1))
    .map(({ title }) => toRoomTitle(title, query.country))
}

function toRoomTitle({ whole, fit, quality, available }: TitleRow, country: MaybeCountry): RoomTitle {
  const { id, type, year, feels, genres, language, countries, headsUp = [], ending, franchise, people } = whole
  const minutes = type === 'movie' ? whole.runtime : whole.episodeMinutes
  return {
    id,
    type,
    fit,
    quality,
    feels,
    genres,
    language,
    // In the order of the schema, as a packed room has them.
    headsUp: headsUps.filter((one) => headsUp.includes(one)),
    available,
    fame: fameOf(whole),
    offers: offersFor(whole.availability, country).map(({ platform, kind }) => ({ platform, kind })),
    ...(minutes === undefined ? {} : { minutes }),
    ...(year === undefined ? {} : { year }),
    ...(countries[0] === undefined ? {} : { country: countries[0] }),
    ...(ending === undefined ? {} : { ending }),
    ...(franchise === undefined ? {} : { franchise }),
    ...(people[0] === undefined ? {} : { maker: people[0] }),
  }
}
