import { has, isDigits, type Read, readNumber } from './itemReader.ts'
import type { Limit } from './limit.ts'
import type { Item } from './phrases.ts'

/** No series has more seasons. */
const mostSeasons = 60
/** Words without meaning that may stand before the number: "no more than these three seasons". */
const mostFills = 2

/** Reads how many seasons a series may have, at an index: "max 2 seasons", "no more than three seasons", "2 seasons". */
export function readSeasons(items: readonly Item[], at: number): Limit | null {
  const isMost = has(items[at], 'at-most')
  let next = isMost ? at + 1 : at
  while (isMost && next <= at + mostFills && has(items[next], 'fill') && items[next]?.meaning?.number === undefined)
    next++
  if (isMost && items[next]?.before !== 'none') return null
  const seasons = countBefore(items, next)
  // "Uma temporada no campo" is no series, "uma temporada no máximo" is.
  const isBounded = isMost || has(items[seasons?.next ?? next], 'at-most')
  if (!isBounded && seasons?.value === 1 && !isDigits(items[at])) return null
  // "At least three seasons" sets no bound; "two seasons more" is about another series.
  if (!seasons || has(items[at - 1], 'at-least') || has(items[seasons.next], 'at-least', 'more')) return null
  const behind = items[seasons.next]
  const end = has(behind, 'at-most') && behind?.before === 'none' ? seasons.next + 1 : seasons.next
  return { limits: { type: 'tv', maxSeasons: seasons.value }, next: end }
}

/** A number with the word for seasons behind it. */
function countBefore(items: readonly Item[], at: number): Read<number> | null {
  const number = readNumber(items, at)
  if (!number || !has(items[number.next], 'season') || items[number.next]?.before !== 'none') return null
  const { value } = number
  return Number.isInteger(value) && value >= 1 && value <= mostSeasons ? { value, next: number.next + 1 } : null
}
