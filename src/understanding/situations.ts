import type { FeelId } from '#src/domain/feel/feelId.ts'
import type { MoodId } from '#src/domain/mood/moodId.ts'
import type { Judged } from './judged.ts'
import type { Meaning } from './lexicon.ts'
import { saidFrom } from './reach.ts'
import { worryAbout } from './smallWords.ts'
import type { Unit } from './unit.ts'
import { clausesOf } from './units.ts'

/** Feels of words that are as often said of oneself as of a film: "sad". */
const feelsOfStates: readonly FeelId[] = [
  'heartbreaking-goodbye',
  'pure-melancholy',
  'lovers-parting',
  'grief-worked-through',
  'loneliness-eased',
]
/** Weight from which on what somebody is in is a worry. */
const worriedFrom = 0.8
/** Most units of a clause that only says how somebody is. */
const longestState = 4

/**
 * Whether a phrase only says what somebody is in, and the text asks for something else besides: "dumped, make me laugh",
 * "sad, want to laugh", but not "something sad", nor "dumped" alone.
 */
export function isSituation(one: Judged, judged: readonly Judged[], units: readonly Unit[]): boolean {
  const tells = ({ unit }: Judged): boolean => unit.roles.has('situation') || isState(unit, units)
  return tells(one) && judged.some((other) => other.sense === 'wish' && other.content && !tells(other))
}

/**
 * Whether a phrase only names what somebody is afraid of or worn out by: "scared about my surgery". What says outright
 * how a title should feel is none ("stressed, so a comedy").
 */
export function isFeared({ unit, sense }: Judged, units: readonly Unit[]): boolean {
  if (sense !== 'wish') return false
  const { content, items, limits } = unit
  const place = units.indexOf(unit)
  const before = units.slice(0, place).findLastIndex(({ roles }) => !roles.has('fill'))
  const told = units[before]
  if (!content || !told?.roles.has('situation') || Object.keys(limits).length > 0) return false
  const next = units[before + 1]
  if (next === unit || !worryAbout.has(next?.items[0]?.text ?? '')) return false
  if ([...content.moods.values()].some((weight) => weight >= saidFrom)) return false
  const isApart = units.slice(before + 1, place).some((other) => other.items[0]?.before !== 'none')
  return (told.content?.moods.get('calm') ?? 0) >= worriedFrom && !isApart && items[0]?.before === 'none'
}

/** Words of a clause that says more than what is left out: "Mama hat die Diagnose". */
const wordsOfReason = 4
/** Moods that people tell of when they say why they want none of it. */
const moodsOfReasons: readonly MoodId[] = ['cry', 'romantic']

/**
 * Tells what only says why something is left out: "nothing sad, I cried all week", "no musicals. If they sing I leave".
 * @returns whether a judged phrase is such a reason
 */
export function reasonsIn(units: readonly Unit[], judged: readonly Judged[]): (one: Judged) => boolean {
  const left = judged.filter(({ sense, content }) => sense === 'avoid' && content)
  if (left.length === 0) return () => false
  const clauses = clausesOf(units)
  return ({ unit, sense, content }) => {
    if (sense !== 'wish' || !content) return false
    const place = units.indexOf(unit)
    const before = left.filter((other) => units.indexOf(other.unit) < place)
    const refused = before.flatMap((other) => (other.content ? saidBy(other.content) : []))
    // "Nothing sad, I come from a funeral"
    const isIn = unit.roles.has('situation') && [...content.moods.keys()].some((mood) => refused.includes(mood))
    if (isIn) return true
    if (!saidBy(content).some((one) => refused.includes(one))) return false
    const own = clauses.find((clause) => clause.includes(unit)) ?? []
    if (own.some((other) => asks(other) || other.limits.type !== undefined)) return false
    // "No horror. On second thought, horror" changes its mind; a reason is more than the word.
    if (moodsSaid(content).length > 0 || own.length >= wordsOfReason) return true
    return own.some((other) => other.isUnknown || (other !== unit && other.content))
  }
}

/** The mood among `moodsOfReasons`, the feels and the heads-ups that a phrase says outright. */
function saidBy({ moods, feels, headsUps }: Meaning): string[] {
  const said = [...feels].flatMap(([feel, weight]) => (weight >= saidFrom ? [feel] : []))
  return [...moodsSaid({ moods }), ...said, ...headsUps]
}

function moodsSaid({ moods }: Pick<Meaning, 'moods'>): MoodId[] {
  return moodsOfReasons.filter((mood) => (moods.get(mood) ?? 0) >= saidFrom)
}

/** Whether a phrase stands in a clause that asks for nothing and says how somebody is, and a later clause asks. */
function isState(unit: Unit, units: readonly Unit[]): boolean {
  const clauses = clausesOf(units)
  const own = clauses.findIndex((clause) => clause.includes(unit))
  const says = (clauses[own] ?? []).filter(({ roles }) => roles.size !== 1 || !roles.has('fill'))
  if (says.some(asks) || says.some(({ limits }) => limits.type !== undefined)) return false
  const isTold = says.some(({ roles }) => roles.has('situation')) || (isSad(unit) && says.length <= longestState)
  return isTold && clauses.slice(own + 1).some((clause) => clause.some(asks) && clause.some((other) => other.content))
}

function isSad({ content }: Unit): boolean {
  if (!content?.moods.has('cry') && !content?.feels.has('grief-worked-through')) return false
  return [...content.feels.keys()].every((feel) => feelsOfStates.includes(feel))
}

function asks({ roles }: Unit): boolean {
  return roles.has('want')
}
