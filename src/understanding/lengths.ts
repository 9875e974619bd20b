import { has, isDigits, isNoWish, onlyFill, type Read, readNumber, skipFill } from './itemReader.ts'
import type { Limit } from './limit.ts'
import type { Item } from './phrases.ts'
import { articles, everyWords, itIsWords, longSpans, longTimes, untilThen, wakingWords } from './smallWords.ts'
import type { Constraints } from './wish.ts'

/** No title is longer, in minutes. */
const longest = 1000
/** Nobody has less time for something to watch, unless it is compared: "cable 2m". */
const shortest = 5
/** A longer time than an evening is not what somebody has for a film, unless it is compared: "12h at work". */
const longestEvening = 420
/**
 * From these lengths on, in minutes, a word that was not understood says what took so long: before it ("slept two hours"),
 * and right behind it ("three hours shift").
 */
const [longTold, longShift] = [120, 180]
/** Number of words without meaning that may stand between a length and what it is of. */
const mostFills = 2
/** Bounds in which a number without a unit is one of minutes: "under 90". */
const [leastBare, mostBare] = [20, 250]
/** Below this it is a round one: "tenho 64" tells an age. */
const longBare = 85

/** Reads a length at an index: "under 90 min", "at least two hours", "an hour and a half", "60 to 90 minutes". */
export function readLength(items: readonly Item[], at: number): Limit | null {
  const { meaning } = items[at] ?? {}
  if (meaning?.atMost !== undefined) {
    return { ...limited({ maxMinutes: meaning.atMost }, at + 1), isWord: true }
  }
  let next = at
  let compared: 'most' | 'least' | null = null
  let isSince = false
  for (; next < at + 6; next++) {
    const item = items[next]
    if (next > at && item !== undefined && item.before !== 'none') return null
    if (has(item, 'at-most')) compared = 'most'
    else if (has(item, 'at-least')) compared = 'least'
    else if (has(item, 'since')) isSince = true
    else if (!has(item, 'about', 'between') && !(next > at && has(item, 'fill', 'range', 'not-only', 'and'))) break
  }
  const isRange = items.slice(at, next).some((item) => has(item, 'between'))
  const found = readSpan(items, next, compared !== null || isRange || next > at, at)
  // "Just got in from a 12 hr shift" has a word of limits, too.
  const isShift = compared === 'most' && found !== null && found.value.most > longestEvening
  const isOfTale = compared === null && found !== null && (isSince || isTold(items, at, found))
  if (found && (isShift || isOfTale)) return { limits: {}, next: found.next }
  if (found && found.value.most >= 1 && found.value.most <= longest) return closed(found, compared, items)
  if (meaning?.atLeast === undefined) return null
  // "Von langer Hand" says nothing of a film.
  const behind = items[at + 1]
  const isOther = isNoWish(behind) || longSpans.has(behind?.text ?? '') || longTimes.has(behind?.text ?? '')
  const isOfSomething = items[at]?.tokens.length === 1 && behind?.before === 'none' && isOther
  if (isOfSomething) return { limits: {}, next: at + 1 }
  return { ...limited({ minMinutes: meaning.atLeast }, at + 1), isWord: true }
}

/**
 * Whether a length is none of a film's, but of what somebody tells: "after 12 hours of work", "slept 3 hours", "ten hours
 * of meetings".
 */
function isTold(items: readonly Item[], at: number, { value, next }: Read<Span>): boolean {
  // "3h12" is a time of day, as is the "5h" of "je me lève à 5h".
  const prior = items[at]?.before === 'none' ? (items[at - 1]?.text ?? '') : ''
  const priors = [prior, `${items[at - 2]?.text} ${prior}`]
  if (priors.some((words) => everyWords.has(words) || itIsWords.has(words))) return true
  if (has(items[next], 'late') && items[next]?.before === 'none') return true
  // "I have an hour before I pick him up"
  if (has(items[next], 'before')) return false
  const isHour = items[next - 1]?.text === 'h' && (prior === 'a' || wakingWords.has(prior))
  const isTime = value.most % 5 !== 0 || has(items[next], 'am') || isHour
  if ((isTime && value.most >= 60) || untilThen.has(prior) || value.most < shortest) return true
  const [before, behind] = [beside(items, at - 1, -1), beside(items, next, 1)]
  if (value.most > longestEvening || has(before.item, 'after', 'situation')) return true
  if (isNoWish(before.item) && value.most >= longTold) return true
  return isNoWish(behind.item) && (behind.isJoined || value.most >= longShift)
}

/** The next item of the same clause that is no fill, and whether fill stands before it. */
function beside(items: readonly Item[], from: number, step: 1 | -1): { item?: Item | undefined; isJoined: boolean } {
  for (let at = from; Math.abs(at - from) <= mostFills; at += step) {
    const item = items[at]
    const mark = step === 1 ? item?.before : items[at + 1]?.before
    if (!item || mark !== 'none') break
    if (!onlyFill(item)) return { item, isJoined: at !== from }
  }
  return { isJoined: false }
}

interface Span {
  readonly least?: number
  readonly most: number
}

/** Minutes from which on a negated length without a comparison is too long rather than too short. */
const longFilm = 120

/** The limit that a length sets, with a comparison before or behind it. */
function closed({ value, next }: Read<Span>, before: 'most' | 'least' | null, items: readonly Item[]): Limit {
  const behind = items[next]
  const follows = behind?.before === 'none'
  const after = follows && has(behind, 'at-most') ? 'most' : follows && has(behind, 'at-least') ? 'least' : null
  // "90 min max": the comparison stands behind; but what stands there may begin the next limit.
  const isOwn = after !== null && before === null && !readSpan(items, next + 1, true, next)
  const compared = before ?? (isOwn ? after : null)
  // "45 minutes long": the word for long is no length of its own there.
  const isLong = after === null && follows && behind?.meaning?.atLeast !== undefined && behind.tokens.length === 1
  const end = isOwn || isLong ? next + 1 : next
  const most = Math.round(value.most)
  if (value.least !== undefined) return limited({ minMinutes: Math.round(value.least), maxMinutes: most }, end)
  if (compared === 'least') return limited({ minMinutes: most }, end)
  if (compared === 'most') return limited({ maxMinutes: most }, end)
  const bare = { ...limited({ maxMinutes: most }, end), isBare: true }
  // "No three hour epics" is about what is long, "no 20 minute episodes" about what is short.
  return most >= longFilm ? { ...bare, negated: { maxMinutes: most } } : bare
}

function limited(limits: Constraints, next: number): Limit {
  const { maxMinutes, minMinutes } = limits
  if (maxMinutes !== undefined && minMinutes !== undefined) return { limits, next }
  const negated: Constraints = maxMinutes === undefined ? { maxMinutes: minMinutes } : { minMinutes: maxMinutes }
  return { limits, negated, next }
}

/** A length, or two with "to" or "or" between them. */
function readSpan(items: readonly Item[], at: number, isCompared: boolean, start: number): Read<Span> | null {
  const number = readNumber(items, at)
  const joint = number?.next ?? at
  if (number && (has(items[joint], 'range', 'and') || items[joint]?.text === '-') && items[joint]?.before === 'none') {
    const second = readDuration(items, joint + 1, false, start)
    if (second && readNumber(items, joint + 1)) {
      const perUnit = second.value / (readNumber(items, joint + 1)?.value ?? 1)
      const isAlternative = has(items[joint], 'or') || has(items[joint], 'and')
      const first = number.value * (perUnit >= 60 && number.value < 10 ? 60 : 1)
      if (first < second.value) {
        const most = second.value
        const isBoth = !isAlternative || items.slice(start, at).some((item) => has(item, 'between'))
        return { value: isBoth && first >= 1 ? { least: first, most } : { most }, next: second.next }
      }
    }
  }
  const one = readDuration(items, at, isCompared, start)
  if (!one) return null
  const range = readRange(
    items,
    one,
    start,
    items.slice(start, at).some((item) => has(item, 'between')),
  )
  if (range) return range
  // "an hour or two"
  const other = has(items[one.next], 'or') ? readNumber(items, one.next + 1) : null
  if (other && one.value === 60 && other.value === 2) return { value: { most: 120 }, next: other.next }
  return { value: { most: one.value }, next: one.next }
}

/** "Between 90 minutes and 2 hours", "1h30 to 2h": two lengths with a unit each. @param first the one that was read */
function readRange(items: readonly Item[], first: Read<number>, start: number, isBetween: boolean): Read<Span> | null {
  const joint = items[first.next]
  const isRange = has(joint, 'range') && (isBetween || !has(joint, 'or', 'and'))
  if (!isRange || joint?.before !== 'none') return null
  const second = readDuration(items, skipFill(items, first.next + 1), false, start)
  if (!second || second.value <= first.value) return null
  return { value: { least: first.value, most: second.value }, next: second.next }
}

function readDuration(items: readonly Item[], at: number, isCompared: boolean, start: number): Read<number> | null {
  const colon = /^(\d):([0-5]\d)$/.exec(items[at]?.text ?? '')
  if (colon) {
    const isHours = has(items[at + 1], 'hour')
    if (!isHours && !isCompared) return null
    return { value: Number(colon[1]) * 60 + Number(colon[2]), next: at + (isHours ? 2 : 1) }
  }
  const { duration } = items[at]?.meaning ?? {}
  if (duration !== undefined) return { value: duration, next: at + 1 }
  const number = readNumber(items, at)
  if (number) return withUnit(items, number, isCompared)
  if (has(items[at], 'half') && has(items[at + 1], 'hour')) return { value: 30, next: at + 2 }
  if (has(items[at], 'quarter') && has(items[at + 1], 'hour')) return { value: 15, next: at + 2 }
  // "an hour", "de hora y media": only these, or what sets a limit, tell it from "rush hour" and "toda hora".
  const isArticle = at > start - 1 && articles.has(items[at - 1]?.text ?? '') && items[at]?.before === 'none'
  const isOne = isCompared || isArticle || (has(items[at + 1], 'and') && has(items[at + 2], 'half', 'quarter'))
  if (has(items[at], 'hour') && items[at]?.text !== 'h' && isOne) return hours(items, at, 1)
  return null
}

function withUnit(items: readonly Item[], { value, next }: Read<number>, isCompared: boolean): Read<number> | null {
  const unit = items[next]
  if (has(unit, 'hour') && unit?.before === 'none') return value <= 12 ? hours(items, next, value) : null
  if (has(unit, 'minute') && unit?.before === 'none') return { value, next: next + 1 }
  const half = has(unit, 'and') ? next + 1 : next
  const behind = skipFill(items, half + 1)
  if (has(items[half], 'half') && has(items[behind], 'hour')) return { value: value * 60 + 30, next: behind + 1 }
  const more = items[half]?.meaning?.duration
  // "two and a half hours", where "half hours" is a phrase.
  if (more === 30 && half > next && value < 12) return { value: value * 60 + more, next: half + 1 }
  const isLikely = value >= leastBare && value <= mostBare && (value % 5 === 0 || value >= longBare)
  return isCompared && isLikely && isDigits(items[next - 1]) && isFree(unit) ? { value, next } : null
}

/** Whether nothing stands behind a number that it could count: "under 90 people". */
function isFree(item: Item | undefined): boolean {
  return (
    item === undefined || item.before !== 'none' || (item.meaning !== undefined && !has(item, 'decade-after', 'year'))
  )
}

/** Hours, with minutes, a half or a quarter behind them. @param at the index of the word for hours */
function hours(items: readonly Item[], at: number, count: number): Read<number> {
  const base = count * 60
  const isJoined = has(items[at + 1], 'and')
  const rest = skipFill(items, isJoined ? at + 2 : at + 1)
  if (items[rest]?.before !== 'none') return { value: base, next: at + 1 }
  if (has(items[rest], 'half') && isJoined) return { value: base + 30, next: rest + 1 }
  if (has(items[rest], 'quarter') && isJoined) return { value: base + 15, next: rest + 1 }
  const more = items[rest]?.meaning?.duration
  if (more !== undefined && isJoined && more < 60) return { value: base + more, next: rest + 1 }
  const minutes = readNumber(items, rest)
  if (minutes && minutes.value < 60) {
    if (has(items[minutes.next], 'minute')) return { value: base + minutes.value, next: minutes.next + 1 }
    // "uma hora e quarenta"
    const isRound = minutes.value >= 5 && minutes.value % 5 === 0 && isFree(items[minutes.next])
    if (isJoined && isRound) return { value: base + minutes.value, next: minutes.next }
    if (!isJoined && rest === at + 1 && !has(items[minutes.next], 'hour', 'decade-after')) {
      return { value: base + minutes.value, next: minutes.next }
    }
  }
  return { value: base, next: at + 1 }
}
