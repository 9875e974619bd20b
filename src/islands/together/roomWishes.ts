import { type Tonight, timeAfter } from '#src/domain/evening/tonight.ts'
import type { RoomWish } from '#src/domain/together/roomWish.ts'
import { openEvening } from '#src/stores/evening.ts'
import { $now, $tonight } from '#src/stores/tonight.ts'
import { wishesOf } from '#src/stores/wishesOf.ts'

/** Tonight's wishes as a room takes them; the services are the opener's own and go with the phone's (sendOwn.ts). */
export function roomWishes(): RoomWish['wishes'] {
  openEvening()
  const now = $now.get()
  const { maxMinutes, languages, leaveOut } = wishesOf($tonight.get(), now)
  const { until, on, rent } = $tonight.get()
  return {
    ...(maxMinutes !== undefined && { maxMinutes }),
    ...(maxMinutes !== undefined && until !== null && { doneBy: now.getTime() + maxMinutes * 60_000 }),
    ...(languages && { languages: languages.slice(0, 12) }),
    ...(leaveOut && { leaveOut: [...leaveOut] }),
    ...(on.length > 0 && !rent && { onlyIncluded: true }),
  }
}

/**
 * A room's wishes as tonight's, so that they can be changed.
 * @param before what this phone wished for before: whether languages were those that one understands is not in a room
 * @param services that this phone has; only what they include is a wish about them
 */
export function tonightOf(
  { maxMinutes, doneBy, languages = [], leaveOut = [], onlyIncluded = false }: RoomWish['wishes'],
  before: Tonight,
  services: readonly string[],
): Partial<Tonight> {
  const until = doneBy === undefined ? null : timeAfter(new Date(doneBy), 0)
  const isSpoken = before.lang.slice(0, languages.length).join() === languages.join()
  return {
    until,
    max: until === null ? (maxMinutes ?? null) : null,
    lang: isSpoken ? languages : [],
    from: isSpoken ? [] : languages,
    not: leaveOut,
    on: onlyIncluded ? services : [],
    rent: false,
  }
}
