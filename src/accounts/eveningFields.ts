import type { EveningAnswer, EveningChange } from '#src/domain/evening/eveningSync.ts'
import { type Mark, readMark, writeMark } from '#src/domain/evening/mark.ts'
import { deletionSpan, droppedFirst, isDroppable, isLater, mostMarks } from '#src/domain/evening/mergeMarks.ts'
import { type EveningSettings, mergeSettings, readSettings, writeSettings } from '#src/domain/evening/settings.ts'

/** Marks and wishes to merge into an account, and how much of its history the sender knows. */
export type AccountEveningChange = Omit<EveningChange, 'owner'>

/** What a store answers. It does not know the owner by the name that devices know. */
export type AccountEveningAnswer = Omit<EveningAnswer, 'owner'>

/** An account's marks and wishes for its owner. */
export interface ExportedEvening {
  /** Newest first, without deletions. */
  readonly marks: readonly Mark[]
  readonly settings: EveningSettings
}

export interface EveningLimits {
  /** Titles in an account. */
  readonly most: number
  /** Deletions of this time and before are dropped; in milliseconds since 1970. */
  readonly deletionsUntil: number
}

export function eveningLimits(now: number = Date.now()): EveningLimits {
  return { most: mostMarks, deletionsUntil: now - deletionSpan }
}

/** The field that counts changes. */
const cursorField = 'cursor'
/** The field with the count of the last deletion that was dropped: who knows less is answered with the whole account. */
const floorField = 'floor'
const countPattern = /^(0|[1-9]\d{0,11})$/

interface Held {
  readonly mark: Mark
  /** The count of changes when it was written. */
  readonly change: number
}

function readHeld(id: string, stored: string): Held | null {
  const at = stored.indexOf(':')
  const mark = at > 0 ? readMark(id, stored.slice(at + 1)) : null
  const change = stored.slice(0, Math.max(0, at))
  return mark && countPattern.test(change) ? { mark, change: Number(change) } : null
}

function heldIn(fields: ReadonlyMap<string, string>): Map<string, Held> {
  const held = [...fields].map(([id, stored]) => [id, readHeld(id, stored)] as const)
  return new Map(held.flatMap(([id, one]) => (one ? [[id, one]] : [])))
}

function countIn(fields: ReadonlyMap<string, string>, name: string): number {
  const stored = fields.get(name) ?? ''
  return countPattern.test(stored) ? Number(stored) : 0
}

/**
 * Merges a change into an account's stored fields, in place, and tells what its sender does not know: of each title and
 * each wish the later one stays. The fields are `{change}:{mark}` of each title, the text of each wish, and two counts.
 * Damaged ones count as absent. The Redis store does the same in Lua (eveningScript.ts).
 */
export function mergeIntoFields(
  fields: Map<string, string>,
  sent: AccountEveningChange,
  limits: EveningLimits,
): AccountEveningAnswer {
  const held = heldIn(fields)
  const cursor = [...held.values()].reduce((most, { change }) => Math.max(most, change), countIn(fields, cursorField))
  const { next, beaten, refused } = mergedMarks(held, sent.marks, cursor + 1, limits)
  const gone = [...held].filter(([id]) => !next.has(id))
  const written = [...next].filter(([id, one]) => held.get(id) !== one)
  for (const [id] of gone) fields.delete(id)
  for (const [id, { mark, change }] of written) fields.set(id, `${change}:${writeMark(mark)}`)
  const settings = mergeSettings(readSettings(Object.fromEntries(fields)), sent.settings)
  for (const [name, text] of Object.entries(writeSettings(settings))) fields.set(name, text)

  const now = cursor + (gone.length + written.length > 0 ? 1 : 0)
  // A deletion that was kept is known to those who know its change; one that came too late to be kept to nobody else.
  const floors = gone.map(([, { mark, change }]) => (mark.kind === 'none' ? change : isDroppable(mark) ? 0 : now))
  const floor = floors.reduce((most, one) => Math.max(most, one), countIn(fields, floorField))
  if (now > 0) fields.set(cursorField, String(now))
  if (floor > 0) fields.set(floorField, String(floor))
  const isWhole = sent.since === 0 || sent.since < floor || sent.since > now
  const isUnknown = ([id, { change }]: [string, Held]): boolean =>
    isWhole || beaten.has(id) || (change > sent.since && change <= cursor)
  return {
    cursor: now,
    isWhole,
    marks: [...next].filter(isUnknown).map(([, { mark }]) => mark),
    settings,
    refused,
  }
}

function mergedMarks(held: ReadonlyMap<string, Held>, sent: readonly Mark[], change: number, limits: EveningLimits) {
  const next = new Map(held)
  const beaten = new Set<string>()
  for (const mark of sent) {
    const known = next.get(mark.id)
    if (!known || isLater(mark, known.mark)) next.set(mark.id, { mark, change })
    else if (isLater(known.mark, mark)) beaten.add(mark.id)
  }
  // Reading alone drops nothing.
  if (sent.length === 0) return { next, beaten, refused: [] }
  for (const [id, { mark }] of next) if (mark.kind === 'none' && mark.at <= limits.deletionsUntil) next.delete(id)
  const droppable = [...next.values()].map(({ mark }) => mark).filter(isDroppable)
  const excess = Math.max(0, next.size - limits.most)
  for (const { id } of droppable.sort(droppedFirst).slice(0, excess)) next.delete(id)
  // Those sent last are refused first.
  const refused: string[] = []
  for (const { id } of [...sent].reverse()) {
    if (next.size > limits.most && next.has(id) && !held.has(id)) {
      next.delete(id)
      refused.push(id)
    }
  }
  return { next, beaten, refused }
}

/** An account's marks and wishes, and its stored texts that are neither. */
export function exportEvening(fields: ReadonlyMap<string, string>): {
  readonly evening: ExportedEvening
  readonly other: Readonly<Record<string, string>>
} {
  const held = heldIn(fields)
  const settings = readSettings(Object.fromEntries(fields))
  const represented = writeSettings(settings)
  const other = [...fields].filter(
    ([name, text]) => !held.has(name) && represented[name] !== text && name !== cursorField && name !== floorField,
  )
  const marks = [...held.values()].map(({ mark }) => mark).filter(({ kind }) => kind !== 'none')
  return {
    evening: { marks: marks.sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1)), settings },
    other: Object.fromEntries(other.map(([name, text]) => [`evening.${name}`, text])),
  }
}
