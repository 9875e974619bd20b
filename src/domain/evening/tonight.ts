import { z } from '#src/domain/schema.ts'
import { type LeaveOut, leaveOutSchema } from './leaveOuts.ts'
import { mostNudges, type NudgeId, nudgeIdSchema } from './nudge.ts'

/** Tonight's wishes and nudges, as the address of a results page holds them. */
export interface Tonight {
  /** Longest length in minutes; null for any. At most one of `max` and `until` is set. */
  readonly max: number | null
  /** Time by which it should be over, `23:00` in the visitor's time zone; null for any. */
  readonly until: string | null
  /** Ids of the platforms that the visitor uses; empty for any. */
  readonly on: readonly string[]
  /** Whether renting or buying on those platforms will do. */
  readonly rent: boolean
  /** Languages that the visitor understands (ISO 639-1): nothing with subtitles. Empty for any. */
  readonly lang: readonly string[]
  /** Original languages wanted, subtitles or not. At most one of `lang` and `from` is set. */
  readonly from: readonly string[]
  readonly not: readonly LeaveOut[]
  readonly nudge: readonly NudgeId[]
  /** Lists passed over by "None of these". */
  readonly more: number
}

export const noWishes: Tonight = {
  max: null,
  until: null,
  on: [],
  rent: false,
  lang: [],
  from: [],
  not: [],
  nudge: [],
  more: 0,
}

const schemas = {
  max: z.coerce.number().check(z.int(), z.gte(10), z.lte(600)),
  until: z.string().check(z.regex(/^(?:[01]\d|2[0-3])[0-5]\d$/)),
  platform: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(40)),
  language: z.string().check(z.regex(/^[a-z]{2}$/)),
  leaveOut: leaveOutSchema,
  nudge: nudgeIdSchema,
  more: z.coerce.number().check(z.int(), z.gte(0), z.lte(50)),
} as const
const longestList = 40

/** Reads tonight's wishes from an address' query. Unknown parameters and values that make no sense are ignored. */
export function readTonight(query: URLSearchParams): Tonight {
  const one = <Value>(name: string, schema: z.ZodMiniType<Value>): Value | null =>
    schema.safeParse(query.get(name) || undefined).data ?? null
  const list = <Item>(name: string, schema: z.ZodMiniType<Item>): readonly Item[] => {
    const items = z.array(schema).check(z.maxLength(longestList))
    return items.safeParse([...new Set(query.get(name)?.split(','))]).data ?? []
  }
  const until = one('until', schemas.until)
  const on = list('on', schemas.platform)
  const lang = list('lang', schemas.language)
  return {
    max: until === null ? one('max', schemas.max) : null,
    until: until && `${until.slice(0, 2)}:${until.slice(2)}`,
    on,
    rent: query.get('rent') === '1' && on.length > 0,
    lang,
    from: lang.length > 0 ? [] : list('from', schemas.language),
    not: list('not', schemas.leaveOut),
    nudge: list('nudge', schemas.nudge).slice(0, mostNudges),
    more: one('more', schemas.more) ?? 0,
  }
}

/** The query of tonight's wishes, without the question mark; empty for none. `readTonight` reads it back. */
export function writeTonight({ max, until, rent, more, ...lists }: Tonight): string {
  const parts = [
    max === null ? '' : `max=${max}`,
    until === null ? '' : `until=${until.replace(':', '')}`,
    ...(['on', 'lang', 'from', 'not', 'nudge'] as const).map((name) =>
      lists[name].length > 0 ? `${name}=${lists[name].join(',')}` : '',
    ),
    rent && lists.on.length > 0 ? 'rent=1' : '',
    more > 0 ? `more=${more}` : '',
  ]
  return parts.filter(Boolean).join('&')
}

/** Whether a wish is set that leaves titles out; nudges and `more` do not. */
export function hasWish({ max, until, on, lang, from, not }: Tonight): boolean {
  return max !== null || until !== null || on.length + lang.length + from.length + not.length > 0
}

/** A time that is this far ahead has rather passed. */
const longestEvening = 12 * 60
const dayMinutes = 24 * 60

/**
 * Minutes from `now` until a time of day.
 * @param until `23:00`
 * @returns 0 to 720; null for a time that has passed tonight
 */
export function minutesUntil(until: string, now: Date): number | null {
  const [hours = 0, minutes = 0] = until.split(':').map(Number)
  const left = (hours * 60 + minutes - now.getHours() * 60 - now.getMinutes() + dayMinutes) % dayMinutes
  return left <= longestEvening ? left : null
}

/** The time of day some minutes after `now`, `22:35`. */
export function timeAfter(now: Date, minutes: number): string {
  const at = (now.getHours() * 60 + now.getMinutes() + minutes) % dayMinutes
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}
