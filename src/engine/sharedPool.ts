import type { MoodId } from '#src/domain/mood/mood.ts'
import type { ContentType } from '#src/domain/title/contentType.ts'
import type { RoomTitle } from '#src/domain/title/roomTitle.ts'
import { goodOnes, scored } from './chooseFromRoom.ts'
import { moodFit } from './moodProfile.ts'
import { pickVaried, shortlist } from './pickVaried.ts'
import { gumbel } from './seededNoise.ts'
import { fitsWishes, type Wishes } from './wishes.ts'

/** The titles that serve a mood, as one of its rooms has them. */
export interface MoodRoom {
  readonly mood: MoodId
  readonly titles: readonly RoomTitle[]
}

export interface SharedPoolQuery {
  readonly contentType: ContentType
  readonly wishes: Wishes
  /** Rooms of another seed get others in another order. */
  readonly seed: string
  /** Titles at most. */
  readonly size: number
  /** Titles that are varied among themselves: each such part of the pool mixes decades, countries and types. */
  readonly part: number
}

/** Scale of the noise that makes one group's titles differ from another's; see `chooseFromRoom`. */
const temperature = 0.06
/** Titles that a part is picked from, as a multiple of its size, and those of further decades and countries. */
const headFactor = 5
/** Parts that are filled with weaker titles where too few serve the mood well. */
const leastParts = 3

/**
 * The titles out of which several people choose, in the order in which they are shown: those of one mood, or those that
 * serve two, by the geometric mean of both fits. Pure, and the same for the same seed.
 * @param rooms of one mood or two, of the same country
 */
export function sharedPool(rooms: readonly MoodRoom[], query: SharedPoolQuery): RoomTitle[] {
  const { contentType, wishes, seed, size, part } = query
  const mood = rooms[0]?.mood
  if (mood === undefined) return []
  const fitting = joined(rooms).filter((title) => fitsWishes(title, wishes))
  const ranked = scored(fitting, { mood, contentType, count: part }, ({ id }) => temperature * gumbel(`${seed}|${id}`))
  let rest = goodOnes(ranked, (part * leastParts) / 2)
  const pool: RoomTitle[] = []
  while (pool.length < size && rest.length > 0) {
    const rule = { count: Math.min(part, size - pool.length), mixTypes: contentType === 'all' }
    const next = new Set(pickVaried(shortlist(rest, part * headFactor), rule))
    // Only titles of franchises that the part has already are left: they are in the next one.
    if (next.size === 0) break
    pool.push(...[...next].map(({ title }) => title))
    rest = rest.filter((one) => !next.has(one))
  }
  return pool
}

/**
 * The titles of two rooms with the geometric mean of both fits. A title that is in one of them alone serves the other
 * mood less: as far as its feels and genres say.
 */
function joined(rooms: readonly MoodRoom[]): RoomTitle[] {
  const titles = new Map(rooms.flatMap((room) => room.titles.map((title) => [title.id, title] as const)))
  const fits = rooms.map(({ mood, titles: own }) => ({ mood, fits: new Map(own.map(({ id, fit }) => [id, fit])) }))
  return [...titles.values()].map((title) => {
    const product = fits.reduce((sum, { mood, fits: known }) => sum * (known.get(title.id) ?? moodFit(title, mood)), 1)
    return { ...title, fit: product ** (1 / rooms.length) }
  })
}
