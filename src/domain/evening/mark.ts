import { z } from '#src/domain/schema.ts'
import { titleIdSchema } from '#src/domain/title/titleId.ts'

/**
 * What a visitor did with a title. `tonight`: not tonight, until 6:00 of the next morning. `none`: a deletion, kept so
 * that devices that were offline learn of it.
 */
export const markKinds = ['saved', 'seen', 'never', 'tonight', 'none'] as const
export type MarkKind = (typeof markKinds)[number]
/** What a visitor can do with a title; `none` is written by taking that back. */
export type ActKind = Exclude<MarkKind, 'none'>

/** The first millisecond of the year 2100. A clock beyond it is wrong, and would win every merge. */
const latest = 4_102_444_800_000
export const timeSchema = z.int().check(z.gte(0), z.lt(latest))

/** A title has one mark: the later act wins. */
export const markSchema = z
  .object({
    id: titleIdSchema,
    kind: z.enum(markKinds),
    /** Time of the act, in milliseconds since 1970, by the clock of the device. */
    at: timeSchema,
    /** Whether the title lit up, if the visitor said so; only of `seen`. */
    litUp: z.exactOptional(z.boolean()),
    /** Only of `tonight`: the title is saved, and counts as such again in the morning. */
    wasSaved: z.exactOptional(z.literal(true)),
  })
  .check(
    z.refine(({ kind, litUp }) => litUp === undefined || kind === 'seen'),
    z.refine(({ kind, wasSaved }) => wasSaved === undefined || kind === 'tonight'),
  )
export type Mark = z.infer<typeof markSchema>

/** Marks by title id. */
export type Marks = Readonly<Record<string, Mark>>

const morningHour = 6

/** The next 6:00 of local time after a moment, both in milliseconds since 1970. */
export function nextMorning(at: number): number {
  const morning = new Date(at)
  morning.setHours(morningHour, 0, 0, 0)
  if (morning.getTime() <= at) morning.setDate(morning.getDate() + 1)
  return morning.getTime()
}

/**
 * What a mark says at a moment.
 * @param now in milliseconds since 1970
 * @returns null for a deletion and for a `tonight` that is over; if that title was saved, it is saved again
 */
export function markAt(mark: Mark | undefined, now: number): Mark | null {
  if (!mark || mark.kind === 'none') return null
  if (mark.kind !== 'tonight' || now < nextMorning(mark.at)) return mark
  return mark.wasSaved ? { id: mark.id, kind: 'saved', at: mark.at } : null
}

/**
 * Writes a mark as text for storage: time, kind, and `yes` or `no` (lit up) or `saved` (was saved). The id is stored
 * beside it.
 */
export function writeMark({ kind, at, litUp, wasSaved }: Mark): string {
  const more = litUp === undefined ? wasSaved && 'saved' : litUp ? 'yes' : 'no'
  return [at, kind, ...(more ? [more] : [])].join(' ')
}

const written = /^(0|[1-9]\d{0,12}) ([a-z]+)(?: (yes|no|saved))?$/

/** Reads a stored mark. @returns null for any text that `writeMark` does not write */
export function readMark(id: string, text: string): Mark | null {
  const [, at, kind, more] = written.exec(text) ?? []
  const parsed = markSchema.safeParse({
    id,
    kind,
    at: Number(at),
    ...((more === 'yes' || more === 'no') && { litUp: more === 'yes' }),
    ...(more === 'saved' && { wasSaved: true }),
  })
  return parsed.success ? parsed.data : null
}
