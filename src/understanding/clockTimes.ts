import { has, type Read, readNumber, skipFill } from './itemReader.ts'
import type { Limit } from './limit.ts'
import type { Item } from './phrases.ts'
import { atWords, longSpans, risingWords } from './smallWords.ts'

/** Earliest time of day that "max" behind it makes a deadline, in minutes. */
const earliestDeadline = 18 * 60
/** Items behind a time among which words may say that something has to be over by then. */
const deadlineReach = 12
/** Until when people get up, in minutes. */
const latestRising = 9 * 60
/** Hours that mean the evening when nobody says which half of the day: 5 to 11 become 17 to 23. */
const firstOfEvening = 5

/** Reads the time by which a title has to be over: "until eleven", "by half past ten", "bis 22:30", "avant 23h". */
export function readClock(items: readonly Item[], at: number): Limit | null {
  if (!has(items[at], 'until', 'by', 'before', 'until-after')) return readDeadline(items, at)
  let next = at + 1
  while (next < at + 5 && has(items[next], 'fill', 'about', 'until') && items[next]?.meaning?.number === undefined)
    next++
  const found = readTime(items, next)
  if (!found) return null
  const { value, next: end, isSure } = found
  if (isLength(items, next, has(items[at], 'at-most'))) return null
  // "by 12 angry men", "before 90": only a whole clock time, or an hour with nothing behind it that it counts.
  const behind = items[end]
  const isCounted = behind?.before === 'none' && (!behind.meaning || has(behind, 'minute', 'hour', 'decade-after'))
  const isAlone = has(items[at], 'until') || behind === undefined || behind.before !== 'none'
  if (!isSure && (isCounted || !isAlone)) return null
  if (behind?.before === 'none' && longSpans.has(behind.text)) return null
  // Of who has to be up "um 5" the evening ends when it likes.
  const isRising = risingWords.has(behind?.text ?? '') && behind?.before === 'none' && value % 720 <= latestRising
  if (isRising) return { limits: {}, next: end + 1 }
  return { limits: { until: written(value) }, next: end }
}

/** Whether a length follows and not a time: "até 2 horas" is none of the night, nor is "que no pase de las dos horas". */
function isLength(items: readonly Item[], at: number, isAtMost: boolean): boolean {
  const number = readNumber(items, at)
  if (number === null || number.value >= firstOfEvening || !has(items[number.next], 'hour')) return false
  return isAtMost || /^horas?$/.test(items[number.next]?.text ?? '')
}

/** "at 10 I have to go", "um 22:30 muss die Kiste aus sein", "I fetch my sister at 11, something that ends before". */
function readDeadline(items: readonly Item[], at: number): Limit | null {
  const found = readTime(items, at)
  if (!found) return null
  const behind = skipFill(items, found.next)
  const limits = { until: written(found.value) }
  const isAt = atWords.has(items[at - 1]?.tokens.at(-1)?.word ?? '')
  // "Two hours max" is a length, "fini à 22h30 max" is none.
  const number = readNumber(items, at)
  const isSpan = number !== null && has(items[number.next], 'hour') && !isAt
  const isDeadline = has(items[behind], 'until-after') && items[behind]?.before !== 'stop'
  if (isDeadline && !(isSpan && (number?.value ?? 0) < firstOfEvening)) return { limits, next: behind + 1 }
  if (isSpan || !(isAt || found.isSure)) return null
  const isMost = found.isSure && has(items[behind], 'at-most') && items[behind]?.before === 'none'
  if (isMost && found.value >= earliestDeadline) return { limits, next: behind + 1 }
  const isCounted = !found.isSure && items[found.next]?.before === 'none' && !items[found.next]?.meaning
  const hasDeadline = items.slice(found.next, found.next + deadlineReach).some((item) => has(item, 'until-after'))
  return hasDeadline && !isCounted ? { limits, next: found.next } : null
}

interface Time extends Read<number> {
  /** Whether it can be nothing but a time of day. */
  readonly isSure: boolean
}

function readTime(items: readonly Item[], at: number): Time | null {
  const { clock } = items[at]?.meaning ?? {}
  if (clock !== undefined) return besideNamed(items, clock, at + 1)
  const colon = /^(\d{1,2})[:.]([0-5]\d)$/.exec(items[at]?.text ?? '')
  if (colon && Number(colon[1]) <= 24) {
    const isOclock = has(items[at + 1], 'oclock', 'hour')
    return halfOfDay(items, Number(colon[1]), Number(colon[2]), at + (isOclock ? 2 : 1), true)
  }
  return relativeTime(items, at) ?? hourTime(items, at)
}

/** "minuit moins le quart", "medianoche y media": minutes behind a named time. */
function besideNamed(items: readonly Item[], clock: number, next: number): Time {
  const isMinus = has(items[next], 'minus')
  const isJoined = items[next]?.before === 'none' && (isMinus || has(items[next], 'and'))
  const more = isJoined ? minutesAt(items, skipFill(items, next + 1), true, true) : null
  if (!more) return { value: clock, next, isSure: true }
  return { value: isMinus ? clock - more.value : clock + more.value, next: more.next, isSure: true }
}

/** "half past ten", "a quarter to eleven", "ten to eleven", "halb elf". */
function relativeTime(items: readonly Item[], at: number): Time | null {
  const of = (offset: number, from: number): Time | null => {
    const hour = readNumber(items, skipFill(items, from))
    const named = items[skipFill(items, from)]?.meaning?.clock
    if (named !== undefined) return { value: named + offset, next: skipFill(items, from) + 1, isSure: true }
    if (!hour || hour.value > 24) return null
    const next = has(items[hour.next], 'oclock', 'hour') ? hour.next + 1 : hour.next
    const whole = halfOfDay(items, hour.value, 0, next, true)
    return { ...whole, value: whole.value + offset }
  }
  if (has(items[at], 'half-to')) return of(-30, at + 1)
  if (has(items[at], 'half-past')) return of(30, at + 1)
  if (has(items[at], 'quarter-past')) return of(15, at + 1)
  if (has(items[at], 'quarter-to')) return of(-15, at + 1)
  const minutes = has(items[at], 'quarter') ? { value: 15, next: at + 1 } : readNumber(items, at)
  if (!minutes || minutes.value > 30) return null
  const joint = has(items[minutes.next], 'minute') ? minutes.next + 1 : minutes.next
  if (has(items[joint], 'past')) return of(minutes.value, joint + 1)
  if (has(items[joint], 'to')) return of(-minutes.value, joint + 1)
  return null
}

/** "eleven", "11pm", "23h", "onze heures et demie", "onze heures moins le quart". */
function hourTime(items: readonly Item[], at: number): Time | null {
  const hour = readNumber(items, at)
  if (!hour || hour.value > 24 || !Number.isInteger(hour.value)) return null
  const isNamed = has(items[hour.next], 'oclock', 'hour')
  const named = isNamed ? hour.next + 1 : hour.next
  if (items[named]?.before !== 'none') return halfOfDay(items, hour.value, 0, named, isNamed)
  const isMinus = has(items[named], 'minus')
  const isJoined = isMinus || has(items[named], 'and')
  const rest = skipFill(items, isJoined ? named + 1 : named)
  const more = minutesAt(items, rest, isJoined, isNamed)
  if (!more) return halfOfDay(items, hour.value, 0, named, isNamed)
  return halfOfDay(items, hour.value, isMinus ? -more.value : more.value, more.next, true)
}

function minutesAt(items: readonly Item[], at: number, isJoined: boolean, isNamed: boolean): Read<number> | null {
  if (isJoined && has(items[at], 'half')) return { value: 30, next: at + 1 }
  if (isJoined && has(items[at], 'quarter')) return { value: 15, next: at + 1 }
  const minutes = readNumber(items, at)
  if (!minutes || minutes.value >= 60 || !(isJoined || isNamed)) return null
  return { value: minutes.value, next: has(items[minutes.next], 'minute') ? minutes.next + 1 : minutes.next }
}

function halfOfDay(items: readonly Item[], hour: number, minutes: number, next: number, isSure: boolean): Time {
  const behind = skipFill(items, next)
  if (has(items[behind], 'pm') && hour <= 12) {
    return { value: ((hour % 12) + 12) * 60 + minutes, next: behind + 1, isSure: true }
  }
  if (has(items[behind], 'am') && hour <= 12)
    return { value: (hour % 12) * 60 + minutes, next: behind + 1, isSure: true }
  const evening = hour >= firstOfEvening && hour <= 12 ? hour + 12 : hour
  return { value: evening * 60 + minutes, next, isSure }
}

function written(value: number): string {
  const whole = (value + 1440) % 1440
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}
