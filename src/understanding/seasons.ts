import { has, isDigits, type Read, readNumber } from './itemReader.ts'
import type { Limit } from './limit.ts'
import type { Item } from './phrases.ts'
import { articles, beforeSuffices, belowWords, sufficesWords } from './smallWords.ts'

/** No series has more seasons. */
const mostSeasons = 60
/** Words without meaning that may stand before the number: "no more than these three seasons". */
const mostFills = 2

/** Reads how many seasons a series may have, at an index: "max 2 seasons", "less than three seasons", "2 seasons". */
export function readSeasons(items: readonly Item[], at: number): Limit | null {
  const named = items[at]?.meaning?.seasons
  // "Eine Staffel reicht mir" refuses no season.
  const behindNamed = skipToSuffices(items, at + 1)
  if (named !== undefined) return suffices(items[behindNamed]) ? atMost(named, behindNamed + 1) : null
  const isMost = bounds(items[at])
  let next = isMost ? at + 1 : at
  while (isMost && next <= at + mostFills && has(items[next], 'fill') && !isOne(items[next])) next++
  if (isMost && items[next]?.before !== 'none') return null
  const seasons = countBefore(items, next)
  const end = skipToSuffices(items, seasons?.next ?? next)
  const behind = items[end]
  // "Uma temporada no campo" is no series, "uma temporada no máximo" is.
  const isBoundBehind = behind?.before === 'none' && (bounds(behind) || suffices(behind))
  if (!isMost && !isBoundBehind && seasons?.value === 1 && !isDigits(items[at])) return null
  // "At least three seasons" sets no bound; "two seasons more" is about another series.
  if (!seasons || has(items[at - 1], 'at-least') || has(behind, 'at-least', 'more')) return null
  const isBelow = isMost && items[at]?.tokens.some(({ word }) => belowWords.has(word))
  return atMost(isBelow ? Math.max(1, seasons.value - 1) : seasons.value, isBoundBehind ? end + 1 : seasons.next)
}

function atMost(maxSeasons: number, next: number): Limit {
  return { limits: { type: 'tv', maxSeasons }, next }
}

function bounds(item: Item | undefined): boolean {
  return has(item, 'at-most', 'up-to')
}

/** The index behind the words that may stand before one that says enough: behind the "is" of "one season is plenty". */
function skipToSuffices(items: readonly Item[], at: number): number {
  return beforeSuffices.has(items[at]?.text ?? '') ? at + 1 : at
}

/** Whether that much is enough: "one season is plenty", "une saison suffit". */
function suffices(item: Item | undefined): boolean {
  return item?.before === 'none' && item.tokens.some(({ word }) => sufficesWords.has(word))
}

/** Whether a word is the article that counts one. */
function isOne(item: Item | undefined): boolean {
  return item?.meaning?.number !== undefined || articles.has(item?.text ?? '')
}

/** A number, or an article, with the word for seasons behind it. */
function countBefore(items: readonly Item[], at: number): Read<number> | null {
  const number = readNumber(items, at) ?? (articles.has(items[at]?.text ?? '') ? { value: 1, next: at + 1 } : null)
  if (!number || !has(items[number.next], 'season') || items[number.next]?.before !== 'none') return null
  const { value } = number
  return Number.isInteger(value) && value >= 1 && value <= mostSeasons ? { value, next: number.next + 1 } : null
}
