import { has, isDigits, type Read, readNumber } from './itemReader.ts'
import type { Limit } from './limit.ts'
import type { Item } from './phrases.ts'
import { longSpans } from './smallWords.ts'
import type { Constraints } from './wish.ts'

interface Years {
  readonly from?: number
  readonly to?: number
}

/** First year of a decade whose name in German is also "ten years". */
const firstOfTens = 2010
/** In what says how old a film may be at most. */
const olderWords = /older|alter|vieux|ancien|viej|velh|antig/
/** A lexicon has it as "letzten Jahre" too, of which it is taken for another form. */
const germanLastYear = /^letzte[mn] jahr$/
/** Up to this many years a film may be told not to be older than. */
const oldest = 60
/** Years that a number of four digits may be. */
const [firstYear, lastYear] = [1890, 2040]

/**
 * Reads years of release at an index: "80s", "before 1960", "early 90s", "1970 to 1975", "since 2015", "old".
 * @param now the year of today, for "the last five years"
 */
export function readYears(items: readonly Item[], at: number, now?: number): Limit | null {
  const recent =
    now === undefined ? null : (ofThisYear(items, at, now) ?? readAge(items, at, now) ?? readLast(items, at, now))
  if (recent) return recent
  const isCompared = has(items[at], 'before', 'up-to', 'after', 'since', 'between')
  const start = isCompared ? behindFill(items, at + 1) : at
  const isBefore = has(items[at], 'before', 'after', 'since')
  const first = readSpan(items, start, isCompared) ?? (isBefore ? laterDecade(items, start) : null)
  if (!first) return null
  const second = has(items[at], 'before', 'up-to', 'after', 'since') ? null : readSecond(items, first)
  if (second) return second
  // Not the "on" of "2010s on netflix".
  const isOn = items[first.next + 1]?.meaning?.service !== undefined
  if (has(items[first.next], 'onwards') && items[first.next]?.before === 'none' && !isOn) {
    return limit(since(first.value), first.next + 1)
  }
  if (has(items[at], 'up-to')) return limit(first.value.to === undefined ? {} : { to: first.value.to }, first.next)
  if (has(items[at], 'before')) return limit(before(first.value), first.next)
  if (has(items[at], 'since')) return limit(since(first.value), first.next)
  if (has(items[at], 'after')) return limit(after(first.value), first.next)
  if (isCompared) return null
  const isVague = first.value.from === undefined || first.value.to === undefined
  const found = limit(first.value, first.next)
  return found && isVague ? { ...found, isVague } : found
}

/** "out this year", "del año pasado". */
function ofThisYear(items: readonly Item[], at: number, now: number): Limit | null {
  // "Letztes Jahr war hart" tells of somebody's life.
  if (items[at]?.text === 'letztes jahr') return { limits: {}, next: at + 1 }
  if (has(items[at], 'this-year')) return limit({ from: now, to: now }, at + 1)
  return has(items[at], 'last-year') || germanLastYear.test(items[at]?.text ?? '')
    ? limit({ from: now - 1, to: now - 1 }, at + 1)
    : null
}

/** "not older than 5 years", "nicht älter als zehn Jahre", "at most ten years old". */
function readAge(items: readonly Item[], at: number, now: number): Limit | null {
  // "Seit 5 Jahren" tells of somebody's life.
  const isOlder = has(items[at], 'since') && olderWords.test(items[at]?.text ?? '')
  if (!isOlder && !has(items[at], 'at-most')) return null
  // In German "zehn Jahre" is "the 2010s", too.
  if (isOlder && isTens(items[at + 1]) && !isDigits(items[at + 1])) return limit({ from: now - 10 }, at + 2)
  const number = readNumber(items, at + 1)
  if (!number || number.value > oldest) return null
  const isAge = isOlder ? has(items[number.next], 'year', 'ten-years') : has(items[number.next], 'old')
  // "My kids are under ten years old"
  const isChild =
    !isOlder && items.slice(0, at).some((item) => has(item, 'child') || item.meaning?.feels.has('family-fun'))
  return isAge && !isChild ? limit({ from: now - number.value }, number.next + 1) : null
}

/** "the last 5 years", "ces 3 dernières années", "past decade". */
function readLast(items: readonly Item[], at: number, now: number): Limit | null {
  let [count, isLast, next]: [number, boolean, number] = [1, false, at]
  for (; next < at + 4 && !has(items[next], 'year', 'ten-years'); next++) {
    const number = readNumber(items, next)
    if (number) {
      count = number.value
      next = number.next - 1
    } else if (has(items[next], 'last')) isLast = true
    // "the 2010s" is "zehn Jahre", too: "aus den letzten zehn Jahren".
    else if (isLast && isTens(items[next])) break
    else if (next === at || !has(items[next], 'fill')) return null
    if (items[next + 1]?.before !== 'none') return null
  }
  const isTen = has(items[next], 'ten-years') || isTens(items[next])
  const years = count * (isTen ? 10 : 1)
  isLast ||= has(items[next], 'last')
  return isLast && years >= 2 && years <= oldest ? limit({ from: now - years }, next + 1) : null
}

function isTens(item: Item | undefined): boolean {
  return item?.meaning?.years?.from === firstOfTens
}

/** "1970 to 1975", "90s or 80s", "années 70 ou 80". */
function readSecond(items: readonly Item[], { value, next }: Read<Years>): Limit | null {
  const joint = items[next]
  if (!(has(joint, 'range', 'and', 'or', 'until') || joint?.text === '-')) return null
  const at = behindFill(items, next + 1)
  const { from, to } = value
  const isDecade = from !== undefined && to === from + 9
  const second = readSpan(items, at, true) ?? (isDecade ? bareDecade(items, at) : null)
  if (!second || from === undefined) return null
  const { from: other, to: last } = second.value
  if (last !== undefined && last > from)
    return limit({ from, to: Math.max(last, isDecade ? (to ?? last) : last) }, second.next)
  // "90s or 80s"
  return isDecade && other !== undefined ? limit({ from: other, to: from + 9 }, second.next) : null
}

/** The "70" of "antes de los 70", with nothing behind it that it counts. */
function laterDecade(items: readonly Item[], at: number): Read<Years> | null {
  if (!/^[3-9]0$/.test(items[at]?.text ?? '')) return null
  const behind = items[at + 1]
  // "Forty years later"
  if (behind?.before === 'none' && longSpans.has(behind.text)) return null
  return behind && behind.before === 'none' && (!behind.meaning || has(behind, 'minute', 'hour'))
    ? null
    : bareDecade(items, at)
}

/** The "80" of "années 70 ou 80". */
function bareDecade(items: readonly Item[], at: number): Read<Years> | null {
  const number = readNumber(items, at)
  const from = number && decadeOf(String(number.value).padStart(2, '0'))
  return number && from !== null ? { value: { from, to: from + 9 }, next: number.next } : null
}

function behindFill(items: readonly Item[], from: number): number {
  let at = from
  while (at < from + 3 && has(items[at], 'fill') && items[at]?.meaning?.years === undefined) at++
  return at
}

function since({ from }: Years): Years {
  return from === undefined ? {} : { from }
}

function before({ from, to }: Years): Years {
  return from === undefined ? { ...(to === undefined ? {} : { to }) } : { to: from - 1 }
}

function after({ from, to }: Years): Years {
  return to === undefined ? since({ ...(from === undefined ? {} : { from }) }) : { from: to + 1 }
}

function limit({ from, to }: Years, next: number): Limit | null {
  if (from === undefined && to === undefined) return null
  const limits = named({ ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) })
  if (from !== undefined && to !== undefined) return { limits, next }
  return { limits, negated: from === undefined ? named({ from: (to ?? 0) + 1 }) : named({ to: from - 1 }), next }
}

function named({ from, to }: Years): Constraints {
  return { ...(from === undefined ? {} : { yearFrom: from }), ...(to === undefined ? {} : { yearTo: to }) }
}

/** A year, a decade or a named era, with "early", "mid" or "late" before it. */
function readSpan(items: readonly Item[], at: number, isCompared: boolean): Read<Years> | null {
  const part = (['early', 'mid', 'late'] as const).find((one) => has(items[at], one))
  if (!part) return readEra(items, at, isCompared)
  const behind = behindFill(items, at + 1)
  const era = readEra(items, behind, isCompared) ?? bareDecade(items, behind)
  if (era?.value.from === undefined || era.value.to === undefined || era.value.to - era.value.from !== 9) return null
  const { from } = era.value
  const [first, last] = { early: [0, 4], mid: [3, 6], late: [5, 9] }[part]
  return { value: { from: from + (first ?? 0), to: from + (last ?? 9) }, next: era.next }
}

function readEra(items: readonly Item[], at: number, isCompared: boolean): Read<Years> | null {
  const item = items[at]
  if (has(item, 'decade')) return decadeBehind(items, at)
  if (has(item, 'year-of')) return shortYear(items[at + 1], at + 2)
  const { years } = item?.meaning ?? {}
  if (years) return { value: years, next: at + 1 }
  if (!item || !isDigits(item)) return null
  const number = Number(item.text)
  const behind = items[at + 1]
  const isDecade = has(behind, 'decade-after') && behind?.start !== undefined && behind.start - item.end <= 1
  if (isDecade) {
    const from = decadeOf(item.text)
    return from === null ? null : { value: { from, to: from + 9 }, next: behindDecade(items, at + 2) }
  }
  // A year with a unit behind it is a number: "2000 calories".
  const isYear = /^\d{4}$/.test(item.text) && number >= firstYear && number <= lastYear
  const isCounting = behind?.before === 'none' && !behind.meaning && behind.text !== '-' && !isCompared
  return isYear && !isCounting ? { value: { from: number, to: number }, next: at + 1 } : null
}

/** "una del 94". */
function shortYear(item: Item | undefined, next: number): Read<Years> | null {
  if (!/^[3-9]\d$/.test(item?.text ?? '') || item?.before !== 'none') return null
  const year = 1900 + Number(item.text)
  return { value: { from: year, to: year }, next }
}

/** "años 80", "années quatre-vingt". */
function decadeBehind(items: readonly Item[], at: number): Read<Years> | null {
  return bareDecade(items, behindFill(items, at + 1))
}

/** "80er Jahre": the word for a decade stands behind it. */
function behindDecade(items: readonly Item[], at: number): number {
  return has(items[at], 'decade') && items[at]?.before === 'none' ? at + 1 : at
}

/** The first year of a decade, of "80", "00" or "1980"; 00 to 20 are of this century. */
function decadeOf(digits: string): number | null {
  const number = Number(digits)
  if (!/^(?:\d0|(?:19|20)\d0|18[89]0)$/.test(digits)) return null
  if (digits.length === 4) return number
  // The 20s of films are a century old: who means the present ones says "the last years" or all four digits.
  return number < 20 ? 2000 + number : 1900 + number
}
