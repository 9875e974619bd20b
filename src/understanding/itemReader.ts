import type { Role } from './lexicon.ts'
import type { Item } from './phrases.ts'

/** A value read from items, and the index of the first one behind it. */
export interface Read<Value> {
  readonly value: Value
  readonly next: number
}

/** Whether an item has one of the roles. */
export function has(item: Item | undefined, ...roles: readonly Role[]): boolean {
  return roles.some((role) => item?.meaning?.roles.has(role))
}

/** The index of the first item from an index on that is no fill, at most two further. */
export function skipFill(items: readonly Item[], from: number): number {
  let at = from
  while (at < from + 2 && onlyFill(items[at])) at++
  return onlyFill(items[at]) ? from : at
}

/** Whether an item means nothing and is no number. */
export function onlyFill(item: Item | undefined): boolean {
  const { meaning } = item ?? {}
  return meaning?.roles.has('fill') === true && meaning.roles.size === 1 && meaning.number === undefined
}

/** Whether a word says nothing of a film: not understood, or of what somebody is in. */
export function isNoWish(item: Item | undefined): boolean {
  return item !== undefined && (item.meaning === undefined || has(item, 'plain', 'situation', 'off-topic'))
}

/** A number at an index: digits ("90", "1.5"), or words, several of which are added up ("hundred and twenty"). */
export function readNumber(items: readonly Item[], at: number): Read<number> | null {
  const first = numberOf(items[at])
  if (first === undefined) return null
  if (isDigits(items[at])) return { value: first, next: at + 1 }
  let value = first
  let least = first
  let next = at + 1
  for (;;) {
    const joint = has(items[next], 'and') ? next + 1 : next
    const more = isDigits(items[joint]) ? undefined : numberOf(items[joint])
    if (more === undefined || items[joint]?.before !== 'none') break
    if (more === 100 && value < 10) value *= 100
    else if (value === 4 && more === 20) value = 80
    else if (least >= 20 && more < Math.min(least, 100) && more >= 1 && least % 10 === 0) value += more
    else break
    least = more === 100 ? 100 : value === 80 ? 20 : more
    next = joint + 1
  }
  return { value, next }
}

function numberOf(item: Item | undefined): number | undefined {
  if (!item) return undefined
  return isDigits(item) ? Number(item.text) : item.meaning?.number
}

/** Whether an item is a number in digits, without a colon. */
export function isDigits(item: Item | undefined): boolean {
  return item !== undefined && /^\d+(?:\.\d+)?$/.test(item.text)
}
