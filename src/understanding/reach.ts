import { weightOf } from '#src/domain/feel/feelId.ts'
import type { Meaning } from './lexicon.ts'
import { relatives } from './smallWords.ts'
import { isFill, type Unit } from './units.ts'

/** A negation, and how far it has come. */
export interface Negation {
  readonly kind: 'avoid' | 'optional'
  /** Whether it may reach back: "horror no", but not "the civil war without hatred". */
  readonly isBackward: boolean
  /** Whether it is one of "less X, more Y". */
  readonly isLess?: boolean
  /** Whether it goes on behind a word that was not understood: "without needles and hospitals". */
  readonly isWithout?: boolean
  /** What it reached last. */
  last?: Unit
  unknown: number
  /** Number of words behind it that mean nothing. */
  fills: number
}

/** Whether a French "pas" negates the unknown verb before it: "une princesse qui n'attend pas le prince". */
export function isOfVerb(units: readonly Unit[], index: number): boolean {
  const particle = units[index - 2]?.items[0]?.text
  return units[index - 1]?.isUnknown === true && (particle === 'n' || particle === 'ne')
}

/** Whether a unit is only the "film" of a negated phrase: "no horror films", "pas de film d'horreur", "no French films". */
export function isTypeOfPhrase(units: readonly Unit[], index: number, { last }: Negation): boolean {
  const unit = units[index]
  if (!unit || unit.content || Object.keys(unit.limits).join() !== 'type') return false
  if (last) {
    const between = units.slice(units.indexOf(last) + 1, index)
    return isOfKind(last) && unit.items[0]?.before === 'none' && between.every(({ roles }) => roles.has('fill'))
  }
  // The "de" of "filme de terror" stands before ages, too.
  const behind = units.slice(index + 1).find(({ roles }) => !roles.has('fill') && !roles.has('by'))
  return isOfKind(behind) && behind?.items[0]?.before === 'none'
}

/** Whether a unit says what kind of film: how it feels, or where it comes from. */
function isOfKind(unit: Unit | undefined): boolean {
  const { language, country } = unit?.limits ?? {}
  return unit?.content !== undefined || language !== undefined || country !== undefined
}

/** Whether nothing but fill stands between a unit and an index: "gore free", but not "asleep, one hand free". */
export function isRightBehind(units: readonly Unit[], unit: Unit, index: number): boolean {
  const between = units.slice(units.indexOf(unit) + 1, index)
  return between.every(({ items }) => isFill(items[0]) && items[0]?.before === 'none')
}

/** Whether a "not" stands right before an index, with fill between at most. */
export function isBeside(units: readonly Unit[], index: number): boolean {
  for (let at = index - 1; at >= 0; at--) {
    if (units[at]?.roles.has('not')) return true
    if (!isFill(units[at]?.items[0])) return false
  }
  return false
}

/** Whether only "and" or "or" stands between two units. */
export function isJoined(units: readonly Unit[], one: Unit, other: Unit): boolean {
  const [joint, ...more] = units.slice(units.indexOf(one) + 1, units.indexOf(other))
  return more.length === 0 && (joint?.roles.has('and') === true || joint?.roles.has('or') === true)
}

/** Whether the comma before an index only begins what a negation is about: "nichts, wo der Hund stirbt". */
export function isRelative(units: readonly Unit[], index: number, negation: Negation | null): boolean {
  const isRight = negation !== null && !negation.last && negation.unknown + negation.fills === 0
  return isRight && relatives.has(units[index]?.items[0]?.text ?? '')
}

/** Whether the comma before an index is one within a negated list: "no gore, ghosts or clowns". */
export function isList(units: readonly Unit[], index: number, negation: Negation | null): boolean {
  if (!negation?.last) return false
  for (const [place, unit] of units.slice(index).entries()) {
    const { roles, items } = unit
    if (roles.has('or')) return true
    if (roles.has('but') || roles.has('want') || roles.has('not') || roles.has('without')) return false
    if (place > 0 && items[0]?.before === 'stop') return false
    if (!unit.content && !isFill(items[0]) && !roles.has('and') && !roles.has('very') && !roles.has('too')) return false
  }
  return false
}

/** Whether a negation that reached one unit reaches another further on, too. */
export function reachesOn(units: readonly Unit[], { last, isWithout }: Negation, unit: Unit, index: number): boolean {
  if (!last) return true
  const between = units.slice(units.indexOf(last) + 1, index)
  if (between.some(({ roles }) => roles.has('or'))) return true
  if (unit.items[0]?.before === 'comma') return true
  const [one, other] = [last.content, unit.content]
  if (!one || !other) return !one && !other && between.some(({ roles }) => roles.has('and'))
  if (between.some(({ roles }) => roles.has('and'))) return isWithout === true || isHeavy(other) || !isHeavy(one)
  // "chistes guarros": a noun and what it is like.
  if (between.length === 0 && !isHeavy(one)) return true
  return between.every(({ items, roles }) => isFill(items[0]) || roles.has('too')) && isHeavy(one) && isHeavy(other)
}

/** Whether a phrase is something that people rather rule out than wish: sad, frightening, violent. */
export function isHeavy({ moods, feels, headsUps }: Meaning): boolean {
  if (headsUps.size > 0) return true
  if (moods.has('cry') || moods.has('adrenaline')) return true
  return [...feels.keys()].some((feel) => weightOf(feel, 'calm') < -0.2 || weightOf(feel, 'cry') >= 0.5)
}
