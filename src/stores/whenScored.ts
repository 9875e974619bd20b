import type { TitleId } from '#src/domain/title/titleId.ts'
import { $place, $room, openEvening, queryOf, retryEvening } from './evening.ts'

/** A title with its score in the list, and its fit, 0 to 1; that is absent where the room is not known. */
export interface ScoredTitle {
  readonly title: { readonly id: TitleId; readonly fit?: number }
  readonly score: number
}

/**
 * Resolves with the scores of titles on screen once the room is known, asking for it if nobody has; where it does not
 * answer, all score the same.
 */
export function whenScored(ids: readonly TitleId[]): Promise<readonly ScoredTitle[]> {
  openEvening()
  if ($room.get().status === 'failed') retryEvening()
  return new Promise((resolve) => {
    const stop = $room.subscribe((room) => {
      const place = $place.get()
      if (room.status === 'loading' || !place) return
      const rows: readonly ScoredTitle[] =
        room.status === 'ready'
          ? room.answer.eveningList(room.answer.titles, { ...queryOf(place, room.answer.day), keep: ids })
          : ids.map((id) => ({ title: { id }, score: 0 }))
      resolve(rows.filter(({ title }) => ids.includes(title.id)))
      queueMicrotask(() => stop())
    })
  })
}
