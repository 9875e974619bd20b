import { offersFor } from '#src/domain/platform/availability.ts'
import type { Offer } from '#src/domain/platform/platform.ts'
import type { Title } from '#src/domain/title/title.ts'
import { chooseFromRoom } from './chooseFromRoom.ts'
import { type Reason, reasonsFor } from './reason.ts'
import { type RoomQuery, titleRows } from './room.ts'

export type RecommendQuery = RoomQuery

export interface Recommendation {
  readonly title: Title
  /** See `moodFit`; 0 to 1, rounded to six decimals. */
  readonly fit: number
  readonly reason: Reason
  /** See `offersFor`: streaming first; empty means unknown. */
  readonly offers: readonly Offer[]
}

/**
 * Recommends titles for a mood (see `chooseFromRoom`), each with a reason; a title of which too little is known for a
 * reason is left out. Pure and deterministic.
 * @returns up to `count` distinct titles with distinct reasons, in the order of `chooseFromRoom`
 */
export function recommend(titles: readonly Title[], query: RecommendQuery): Recommendation[] {
  const chosen = chooseFromRoom(titleRows(titles, query), query)
  const reasons = reasonsFor(
    chosen.map(({ whole }) => whole),
    query.mood,
  )
  return chosen.flatMap(({ whole, fit }, index) => {
    const reason = reasons[index]
    return reason ? [{ title: whole, fit, reason, offers: offersFor(whole.availability, query.country) }] : []
  })
}
