import { constraintNames } from './constraintNames.ts'
import type { Judged } from './judged.ts'
import type { Lexicon } from './lexicon.ts'
import { mergeLimits, type OwnLimits } from './mergeLimits.ts'
import { findItems } from './nameMentions.ts'
import type { Names } from './names.ts'
import { isNonsense, isPassword } from './nonsense.ts'
import { judge } from './polarity.ts'
import { isFeared, isSituation, reasonsIn } from './situations.ts'
import { tokenise } from './tokenise.ts'
import type { Unit } from './unit.ts'
import { unitsOf } from './units.ts'
import type { Constraints, Part, Wish } from './wish.ts'
import { isDropped, saysSomething } from './wishParts.ts'
import { avoidedBy, avoidedFrom, WishSums } from './wishSums.ts'

export interface UnderstandOptions {
  /** Of the text's language: `lexiconOf` of what `packLexicon` wrote, or `parseLexicon` of the texts. */
  readonly lexicon: Lexicon
  /** Of the shelf (`buildNames`); without them neither titles nor people are understood. */
  readonly names?: Names | undefined
  /** The year of today, for "the last five years"; without it such words are not understood. */
  readonly year?: number | undefined
  /** Keys of parts that a visitor took away (see `wishParts`); the rest is understood as if they had not been said. */
  readonly drop?: readonly string[] | undefined
}

/** Weight of the mood of a title to be like, where nothing else says a mood. */
const moodOfLike = 0.35

/** How much counts what is wished after the first thing: people say first what they are after. */
const laterCounts = 0.8
/** How much counts what a "but" turns from. */
const turnedFromCounts = 0.6
/** How much counts what somebody is in, where the text asks for something besides: "dumped, make me laugh". */
const situationCounts = 0.4

/**
 * Understands a line of text as a wish, by phrases of a lexicon and the rules of a grammar (README.md).
 *
 * A page gives what is typed to it with each letter (a few milliseconds; it remembers words), and shows of the wish:
 * - `moods` and `feels` with how much each is wanted, over 0 to 1, most wanted first: `Object.keys(moods)[0]` leads;
 * - `avoid`, what is to be left out: `mood:cry`, a feel's or a heads-up's id;
 * - constraints, each absent where nothing was said (units in wish.ts);
 * - `parts`, the ranges of the text (UTF-16 offsets, in order, not overlapping) with what each was understood as, for
 *   underlining; words that say nothing ("please", "tonight") are in none;
 * - `left`, the words that were not understood, as typed. A text that means nothing gives a wish with nothing but that.
 * `wishParts` makes chips of a wish, whose keys given as `drop` take them away; `rankByWish` finds the titles.
 *
 * Pure and deterministic; never throws. Only the first 400 characters are read.
 */
export function understand(text: string, { lexicon, names, year, drop = [] }: UnderstandOptions): Wish {
  const units = unitsOf(findItems(tokenise(text, lexicon.locale), lexicon, names), year)
  const left = (unit: Unit): string[] => unit.items.map(({ start, end }) => text.slice(start, end))
  if (isPassword(text) || isNonsense(units)) {
    const unknown = units.filter(({ isUnknown }) => isUnknown)
    return { moods: {}, feels: {}, avoid: [], parts: [], left: unknown.flatMap(left) }
  }
  const judged = judge(units).filter((one) => !isFeared(one, units))
  const parts = new Map<Unit, Part>()
  const dropped = new Set(drop)
  const sums = new WishSums(dropped)
  const limits: OwnLimits[] = []
  let order = 1
  const turn = turnIn(units, judged)
  const isReason = reasonsIn(units, judged)
  for (const one of judged) {
    const { unit, sense, content, degree } = one
    if (sense === 'optional' || isReason(one)) continue
    const own = kept(sense === 'avoid' ? unit.negated : unit.limits, dropped)
    if (own)
      limits.push({
        limits: own,
        isVague: unit.isVague === true,
        isBare: unit.isBare === true,
        isWord: unit.isWord === true,
        isAlternative: unit.isAlternative === true,
      })
    if (content && sense === 'avoid') sums.avoid(content)
    else if (content && isSituation(one, judged, units)) {
      sums.want({ ...content, feels: new Map() }, degree * situationCounts)
    } else if (content) {
      const isTurnedFrom = turn !== undefined && units.indexOf(unit) < turn
      const counts = isTurnedFrom ? turnedFromCounts : turn === undefined ? order : 1
      sums.want(content, degree * counts)
      order = laterCounts
    }
    if (sense === 'wish' && content?.negates && !isForBoth(one, judged)) sums.avoidBeside(content, content.negates)
    const part = partOf(one, own)
    if (part) parts.set(unit, part)
  }
  const merged = mergeLimits(limits)
  const { moods: said, feels, avoid } = sums.result()
  const likeMood = merged.like === undefined ? undefined : names?.moods.get(merged.like)
  // A title to be like, and no word on how it should feel: it is to feel like that title.
  const isBare =
    likeMood && Object.keys(said).length === 0 && !avoid.includes(`mood:${likeMood}`) && !dropped.has(likeMood)
  const moods = isBare ? { [likeMood]: moodOfLike } : said
  const settledParts = new Map([...parts].map(([unit, part]) => [unit, settled(part, { moods, feels, avoid })]))
  return {
    moods,
    feels,
    avoid,
    ...merged,
    parts: units.flatMap((unit) => settledParts.get(unit) ?? []),
    left: units
      .filter((unit) => isLeft(unit, parts, judged) || (dropped.size === 0 && isContradicted(unit, settledParts)))
      .flatMap(left),
  }
}

/** Whether a text asks for something for adults and children: "with the kids, but not boring for adults". */
function isForBoth(one: Judged, judged: readonly Judged[]): boolean {
  return judged.some(({ unit, sense, content }) => {
    const isFamily = sense === 'wish' && (content?.feels.get('family-fun') ?? 0) >= avoidedFrom
    return unit !== one.unit && isFamily && one.content?.negates?.feels.has('family-fun') === true
  })
}

/** Whether nothing is left of a word because others of the text say the opposite: "no horror, but creepy". */
function isContradicted(unit: Unit, parts: ReadonlyMap<Unit, Part>): boolean {
  const part = parts.get(unit)
  return (
    part !== undefined && !saysSomething(part) && !unit.roles.has('situation') && avoidedBy(unit.content).length > 0
  )
}

/**
 * The place of the last "but" that turns from one thing that is wished to another, which then leads: "a detective, but
 * gentle".
 */
function turnIn(units: readonly Unit[], judged: readonly Judged[]): number | undefined {
  const wished = judged
    .filter(({ sense, content }) => sense === 'wish' && content && content.moods.size + content.feels.size > 0)
    .map(({ unit }) => units.indexOf(unit))
  const turn = units.findLastIndex(({ roles }) => roles.has('but'))
  return turn > 0 && wished.some((place) => place < turn) && wished.some((place) => place > turn) ? turn : undefined
}

/** Constraints without those that were dropped. */
function kept(limits: Constraints | undefined, dropped: ReadonlySet<string>): Constraints | undefined {
  if (!limits || dropped.size === 0) return limits
  const left = { ...limits }
  for (const name of constraintNames) if (isDropped(name, dropped)) delete left[name]
  return left
}

function isLeft(unit: Unit, parts: ReadonlyMap<Unit, Part>, judged: readonly Judged[]): boolean {
  if (parts.has(unit)) return false
  const sense = judged.find((one) => one.unit === unit)?.sense
  return unit.isUnknown || (sense === 'avoid' && avoidedBy(unit.content).length === 0)
}

/** A part without what the rest of the text took back. */
function settled(part: Part, { moods, feels, avoid }: Pick<Wish, 'moods' | 'feels' | 'avoid'>): Part {
  return {
    ...part,
    moods: part.moods.filter((mood) => Object.hasOwn(moods, mood)),
    feels: part.feels.filter((feel) => Object.hasOwn(feels, feel)),
    avoid: part.avoid.filter((one) => avoid.includes(one)),
  }
}

function partOf({ unit, sense, content }: Judged, own: Constraints | undefined): Part | null {
  const { items } = unit
  const isAvoided = sense === 'avoid'
  const constraints = constraintNames.filter((name) => own?.[name] !== undefined)
  const avoid = avoidedBy(isAvoided ? content : content?.negates)
  // A hint is not left out: "no animation".
  if (constraints.length === 0 && (isAvoided ? avoid.length === 0 : !content)) return null
  return {
    start: items[0]?.start ?? 0,
    end: items.at(-1)?.end ?? 0,
    moods: content && !isAvoided ? [...content.moods.keys()] : [],
    feels: content && !isAvoided ? [...content.feels.keys()] : [],
    avoid,
    constraints,
  }
}
