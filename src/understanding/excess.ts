import type { Judged } from './judged.ts'
import type { Meaning } from './lexicon.ts'
import { isHeavy } from './reach.ts'
import { germanRelativePronouns } from './smallWords.ts'
import type { Unit } from './unit.ts'
import { isMarked } from './units.ts'

/** Weight with which a word says nothing but a mood, and from which on a mood is wished. */
const [outright, wished] = [0.95, 0.5]

/** How much a feel counts that is wanted a bit. */
export const less = 0.5

/** What is known of the units so far. */
interface Found {
  readonly senses: Map<Unit, Judged['sense']>
  readonly degrees: Map<Unit, number>
  /** What is not to be too much of it. */
  readonly bounded: Set<Unit>
}

/** Judges anew what is called too much: "anything over two hours is too long", "sad but not too sad". */
export function judgeExcess(units: readonly Unit[], { senses, degrees, bounded }: Found): void {
  for (const { length, verdict } of tooLongIn(units)) {
    senses.set(length, 'avoid')
    if (verdict) senses.set(verdict, 'optional')
  }
  for (const [once, again] of notTooIn(units)) {
    if (senses.get(again) !== 'avoid' || senses.get(once) === 'avoid') continue
    senses.set(again, 'optional')
    degrees.set(once, less)
    bounded.add(once)
  }
  for (const { refused, excess } of excessIn(units, (unit) => senses.get(unit) === 'avoid')) {
    if (senses.has(excess)) continue
    senses.set(excess, 'avoid')
    if (refused) senses.set(refused, isHeavy(refused.content) ? 'optional' : 'wish')
  }
  for (const kind of kindsIn(units, senses)) senses.set(kind, 'optional')
}

/**
 * The kinds that are refused only where they are as the word beside them says, because the text asks for their mood
 * elsewhere: the "humour" of "make me laugh, but no stupid humour".
 */
function kindsIn(units: readonly Unit[], senses: ReadonlyMap<Unit, Judged['sense']>): Unit[] {
  const isRefused = (unit: Unit | undefined): unit is Unit =>
    unit?.content !== undefined && senses.get(unit) === 'avoid' && !unit.content.negates
  return units.filter((unit, index) => {
    if (!isRefused(unit)) return false
    const mood = [...(unit.content?.moods ?? [])].find(([, weight]) => weight >= outright)?.[0]
    if (!mood) return false
    const isWished = (one: Unit): boolean =>
      (one.content?.moods.get(mood) ?? 0) >= wished && (senses.get(one) ?? 'wish') === 'wish'
    const saysMore = (one: Unit | undefined): boolean => isRefused(one) && (one.content?.moods.get(mood) ?? 0) < wished
    const [before, behind] = [units[index - 1], units[index + 1]]
    const isBeside = (behind && !isMarked(behind) && saysMore(behind)) || (!isMarked(unit) && saysMore(before))
    return isBeside && units.some(isWished)
  })
}

/**
 * What is too much behind something refused: the "silly" of "no comedy that is too silly", beside the comedy, which is
 * refused only where it is so; and the "sad" of "no war films, too sad", which says why.
 */
function excessIn(units: readonly Unit[], isRefused: (unit: Unit) => boolean): Excess[] {
  return units.flatMap((excess, index): Excess[] => {
    const too = units[index - 1]
    if (!excess.content || isMarked(excess) || !too?.roles.has('too')) return []
    const before = units.slice(0, index - 1)
    if (isMarked(too)) {
      const start = before.findLastIndex(({ items }) => items[0]?.before === 'stop')
      const isReason = isHeavy(excess.content) && before.slice(Math.max(0, start)).some(isRefused)
      return isReason ? [{ refused: undefined, excess }] : []
    }
    const at = before.findLastIndex((unit) => isMarked(unit) || !unit.roles.has('fill'))
    // "Keine Komödie, die zu albern ist": the clause begins behind a comma.
    const isClause = germanRelativePronouns.has(before[at]?.items[0]?.text ?? '')
    const refused = before[isClause ? at - 1 : at]
    return refused && isNamed(refused) && isRefused(refused) ? [{ refused, excess }] : []
  })
}

interface Excess {
  /** What was refused because of it; undefined where it says why something else was. */
  readonly refused: Named | undefined
  readonly excess: Unit
}

type Named = Unit & { readonly content: NonNullable<Unit['content']> }
const isNamed = (unit: Unit): unit is Named => unit.content !== undefined

/**
 * Lengths that are called too much by what stands behind them, and the word that says so where it is a length of its
 * own: the "over two hours" and the "long" of "anything over two hours is too long".
 */
function tooLongIn(units: readonly Unit[]): { readonly length: Unit; readonly verdict: Unit | undefined }[] {
  return units.flatMap((length, index) => {
    if (length.limits.minMinutes === undefined) return []
    const behind = units.slice(index + 1)
    const too = behind.findIndex((unit) => isMarked(unit) || !unit.roles.has('fill'))
    if (!behind[too]?.roles.has('too') || isMarked(behind[too])) return []
    const verdict = behind[too + 1]
    return [{ length, verdict: verdict?.limits.minMinutes === undefined ? undefined : verdict }]
  })
}

/**
 * Whether one word says what another is too much of: "scary" of "horror", "romantic" of "romantic comedy"; not of a
 * "thriller", which need not be scary.
 */
function isMuchOf(again: Meaning | undefined, once: Meaning): boolean {
  if (!again || again.headsUps.size > 0) return false
  const named = [...again.feels].filter(([, weight]) => weight >= wished).map(([feel]) => feel)
  if (named.length > 0) return named.some((feel) => (once.feels.get(feel) ?? 0) >= wished)
  return [...again.moods].some(([mood, weight]) => weight >= outright && (once.moods.get(mood) ?? 0) >= wished)
}

/** What is said and then said to be too much of it: "sad but not too sad", "horror, but not too scary". */
function notTooIn(units: readonly Unit[]): [once: Unit, again: Unit][] {
  const wordsOf = ({ items }: Unit): string => items.map(({ text }) => text.toLowerCase()).join(' ')
  return units.flatMap((again, index): [Unit, Unit][] => {
    if (!again.content || !units[index - 1]?.roles.has('too')) return []
    const once = units
      .slice(0, index)
      .find((one) => one.content && (wordsOf(one) === wordsOf(again) || isMuchOf(again.content, one.content)))
    return once ? [[once, again]] : []
  })
}
