import { minutesUntil, type Tonight } from '#src/domain/evening/tonight.ts'
import type { Wishes } from '#src/engine/wishes.ts'

/** Tonight's wishes as the engine takes them. A time that has passed is no wish any more. */
export function wishesOf({ max, until, on, rent, lang, from, not }: Tonight, now: Date): Wishes {
  const minutes = until ? minutesUntil(until, now) : max
  const languages = lang.length > 0 ? lang : from
  return {
    ...(minutes === null ? {} : { maxMinutes: minutes }),
    ...(on.length > 0 ? { services: on, onlyIncluded: !rent } : {}),
    ...(languages.length > 0 ? { languages } : {}),
    ...(not.length > 0 ? { leaveOut: not } : {}),
  }
}
