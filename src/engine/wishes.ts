import { hasLeaveOut } from '#src/domain/evening/leaveOut.ts'
import type { LeaveOut } from '#src/domain/evening/leaveOuts.ts'
import type { OfferKind } from '#src/domain/platform/offerKind.ts'
import { noLanguage } from '#src/domain/title/noLanguage.ts'
import type { RoomTitle } from '#src/domain/title/roomTitle.ts'

/** What an evening must keep to. A wish that is absent, or an empty list, asks for nothing. */
export interface Wishes {
  /** Longest length in minutes, of one episode for series. A title of unknown length does not fit. */
  readonly maxMinutes?: number | undefined
  /** Platform ids; one of them must carry the title in the country. */
  readonly services?: readonly string[] | undefined
  /** Only what a platform includes: neither rent nor buy. */
  readonly onlyIncluded?: boolean | undefined
  /** Original languages, ISO 639-1. */
  readonly languages?: readonly string[] | undefined
  readonly leaveOut?: readonly LeaveOut[] | undefined
}

/** Whether a title keeps to all wishes. Written with plain loops: numbers on controls ask it 20,000 times at once. */
export function fitsWishes(title: RoomTitle, wishes: Wishes): boolean {
  const { maxMinutes, services, onlyIncluded, languages, leaveOut } = wishes
  if (maxMinutes !== undefined && !(title.minutes !== undefined && title.minutes <= maxMinutes)) return false
  if (!isNone(languages) && !languages.includes(title.language)) return false
  if (!isNone(leaveOut)) for (const one of leaveOut) if (hasLeaveOut(title, one)) return false
  return (isNone(services) && !onlyIncluded) || isCarried(title, services, onlyIncluded)
}

function isNone(list: readonly unknown[] | undefined): list is undefined {
  return list === undefined || list.length === 0
}

function isCarried({ offers }: RoomTitle, services: Wishes['services'], onlyIncluded = false): boolean {
  for (const { platform, kind } of offers) {
    if (onlyIncluded && !isIncluded(kind)) continue
    if (isNone(services) || services.includes(platform)) return true
  }
  return false
}

function isIncluded(kind: OfferKind): boolean {
  return kind === 'stream' || kind === 'free'
}

/** The titles of a room that keep to all wishes, in its order. */
export function applyWishes(room: readonly RoomTitle[], wishes: Wishes): RoomTitle[] {
  return room.filter((title) => fitsWishes(title, wishes))
}

/** How many titles of a room keep to the wishes after a change: `{maxMinutes: 90}`, or `{maxMinutes: undefined}`. */
export function countFor(room: readonly RoomTitle[], wishes: Wishes, change: Wishes = {}): number {
  const changed = { ...wishes, ...change }
  let count = 0
  for (const title of room) if (fitsWishes(title, changed)) count++
  return count
}

/** How many titles keep to all wishes except that their length is not known. */
export function unknownLengths(room: readonly RoomTitle[], wishes: Wishes): number {
  if (wishes.maxMinutes === undefined) return 0
  const anyLength = { ...wishes, maxMinutes: undefined }
  return room.filter((title) => title.minutes === undefined && fitsWishes(title, anyLength)).length
}

/** One wish that is set: a field, or one entry of what is left out. */
export type SetWish =
  | { readonly wish: 'maxMinutes' | 'services' | 'onlyIncluded' | 'languages' }
  | { readonly wish: 'leaveOut'; readonly leaveOut: LeaveOut }

export type CostOfWish = SetWish & {
  /** How many more titles there are without it. */
  readonly more: number
  /** The wishes without it. */
  readonly without: Wishes
}

/** What each wish that is set costs, dearest first; of equal ones in the order of the fields. */
export function costOfWishes(room: readonly RoomTitle[], wishes: Wishes): CostOfWish[] {
  const left = countFor(room, wishes)
  const costs = setWishes(wishes).map((one): CostOfWish => {
    const without = withoutWish(wishes, one)
    return { ...one, more: countFor(room, without) - left, without }
  })
  return costs.sort((a, b) => b.more - a.more)
}

function setWishes({ maxMinutes, services, onlyIncluded, languages, leaveOut = [] }: Wishes): SetWish[] {
  return [
    ...(maxMinutes === undefined ? [] : [{ wish: 'maxMinutes' as const }]),
    ...(isNone(services) ? [] : [{ wish: 'services' as const }]),
    ...(onlyIncluded ? [{ wish: 'onlyIncluded' as const }] : []),
    ...(isNone(languages) ? [] : [{ wish: 'languages' as const }]),
    ...leaveOut.map((one) => ({ wish: 'leaveOut' as const, leaveOut: one })),
  ]
}

function withoutWish(wishes: Wishes, one: SetWish): Wishes {
  if (one.wish !== 'leaveOut') return { ...wishes, [one.wish]: undefined }
  return { ...wishes, leaveOut: wishes.leaveOut?.filter((other) => other !== one.leaveOut) }
}

/**
 * How many titles of a room each platform carries, by platform id; only what it includes where the wishes ask for that.
 */
export function servicesIn(
  room: readonly RoomTitle[],
  { onlyIncluded = false }: Pick<Wishes, 'onlyIncluded'> = {},
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { offers } of room) {
    const carrying = new Set<string>()
    for (const { platform, kind } of offers) {
      if (!onlyIncluded || isIncluded(kind)) carrying.add(platform)
    }
    for (const platform of carrying) counts.set(platform, (counts.get(platform) ?? 0) + 1)
  }
  return counts
}

/** How many titles of a room are in each language that one may wish for, by code (ISO 639-1). */
export function languagesIn(room: readonly RoomTitle[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { language } of room) {
    // Empty for a card that was kept before cards told it.
    if (language && language !== noLanguage) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  return counts
}

/**
 * The platform that would add the most titles to those that keep to the wishes; of equal ones the first by id.
 * @returns null where no services are chosen, or none would add any
 */
export function wouldAdd(
  room: readonly RoomTitle[],
  wishes: Wishes,
): { readonly platform: string; readonly more: number } | null {
  if (isNone(wishes.services)) return null
  const elsewhere = { ...wishes, services: undefined }
  const lacking = room.filter((title) => !fitsWishes(title, wishes) && fitsWishes(title, elsewhere))
  const [best] = [...servicesIn(lacking, wishes)].sort(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1))
  return best ? { platform: best[0], more: best[1] } : null
}
