import { weightOf } from '#src/domain/feel/feelId.ts'
import type { Meaning } from './lexicon.ts'
import { germanRelativePronouns, neverWords, nothingWords, ofWords, relatives, withWords } from './smallWords.ts'
import type { Unit } from './unit.ts'
import { isFill } from './units.ts'

/** Weight from which on a phrase says a mood by itself. */
export const saidFrom = 0.7

/** Number of words that were not understood over which a negation reaches. */
export const longestReach = 3
/** Number of words that mean nothing behind a negation that reaches back: "Musicals halte ich nicht aus". */
export const mostFillsBehind = 1

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
  /** Whether a colon follows it, and so a list: "no: horror, war, westerns". */
  isListed?: boolean
  /** Whether a word of degree stands behind it: "not too". */
  isDegree?: boolean
  /** Whether it has come over a comma of a list. */
  isInList?: boolean
}

/** A negation that a phrase brings with it. @param last what the phrase itself refuses */
export function refusalOf(last?: Unit): Negation {
  return { kind: 'avoid', isBackward: false, unknown: 0, fills: 0, ...(last ? { last } : {}) }
}

/** Whether a French "pas" negates the unknown verb before it: "une princesse qui n'attend pas le prince". */
export function isOfVerb(units: readonly Unit[], index: number): boolean {
  const particle = units[index - 2]?.items[0]?.text
  return units[index - 1]?.isUnknown === true && (particle === 'n' || particle === 'ne')
}

/**
 * Whether a unit is only the "film" of a negated phrase: "no horror films", "pas de film d'horreur", "no French films",
 * "no film that is too sad", "keine Serie, die zu brutal ist".
 */
export function isTypeOfPhrase(units: readonly Unit[], index: number, { last }: Pick<Negation, 'last'>): boolean {
  const unit = units[index]
  if (!unit || unit.content || Object.keys(unit.limits).join() !== 'type') return false
  if (last) {
    const between = units.slice(units.indexOf(last) + 1, index)
    return isOfKind(last) && unit.items[0]?.before === 'none' && between.every(({ roles }) => roles.has('fill'))
  }
  // The "de" of "filme de terror" stands before ages, too.
  const behind = units.slice(index + 1)
  const next = behind.findIndex(
    ({ roles }) => !(['fill', 'by', 'too', 'very'] as const).some((role) => roles.has(role)),
  )
  const isClause = germanRelativePronouns.has(behind[0]?.items[0]?.text ?? '')
  return (
    isOfKind(behind[next]) &&
    behind.slice(0, next + 1).every(({ items }, at) => items[0]?.before === 'none' || (at === 0 && isClause))
  )
}

/** Whether a phrase refuses films or series with a word of its own: "pas de série". */
export function isRefusedType({ limits, items }: Unit): boolean {
  return limits.type !== undefined && items[0]?.tokens[0]?.word === 'pas'
}

/** Whether a unit says what kind of film: how it feels, where it comes from, how long or old it is. */
export function isOfKind(unit: Unit | undefined): boolean {
  if (unit?.content) return true
  const { animation, maxSeasons, language, country, maxMinutes, minMinutes, yearFrom, yearTo } = unit?.limits ?? {}
  return [animation, maxSeasons, language, country, maxMinutes, minMinutes, yearFrom, yearTo].some(
    (limit) => limit !== undefined,
  )
}

/** Whether a "not" stands right before an index, with fill between at most. */
export function isBeside(units: readonly Unit[], index: number): boolean {
  for (let at = index - 1; at >= 0; at--) {
    if (units[at]?.roles.has('not')) return true
    if (!isFill(units[at]?.items[0])) return false
  }
  return false
}

/** Whether the comma before an index only begins what a negation is about: "nichts, wo der Hund stirbt". */
export function isRelative(units: readonly Unit[], index: number, negation: Negation | null): boolean {
  // "Wir schlafen nie, was Lustiges": only what is refused is told more closely.
  const isNever = neverWords.has(units[index - 1]?.items[0]?.text ?? '')
  const isRight = negation !== null && !isNever && !negation.last && negation.unknown + negation.fills === 0
  const word = units[index]?.items[0]?.text ?? ''
  const isOfType = units[index - 1]?.limits.type !== undefined
  return isRight && (relatives.has(word) || (isOfType && germanRelativePronouns.has(word)))
}

/** Whether the comma before an index is one within a negated list: "no gore, ghosts or clowns". */
export function isList(units: readonly Unit[], index: number, negation: Negation | null): boolean {
  if (!negation?.last) return false
  if (negation.isListed) return !endsList(units[index])
  let isOfSubjects = true
  for (const [place, unit] of units.slice(index).entries()) {
    const { roles, items } = unit
    if (roles.has('or')) return true
    // "Sick of zombies, vampires and ghosts", but not "sick of zombies, funny and light".
    if (unit.content && !isSubject(unit)) {
      if (negation.isWithout) return false
      isOfSubjects = false
    }
    if (place > 0 && roles.has('and')) return isOfSubjects && isSubjectNext(units, index + place)
    if (endsList(unit)) return false
    if (place > 0 && items[0]?.before === 'stop') return false
    if (!unit.content && !isFill(items[0]) && !roles.has('and') && !roles.has('very') && !roles.has('too')) return false
  }
  return false
}

/** Whether what "and" joins at an index is a subject, too. */
function isSubjectNext(units: readonly Unit[], index: number): boolean {
  const next = units.slice(index + 1).find(({ content }) => content !== undefined)
  return next !== undefined && isSubject(next)
}

/** Whether a list ends at a unit: "but", a wish, another negation. */
export function endsList(unit: Unit | undefined): boolean {
  const roles = unit?.roles
  return !roles || roles.has('but') || roles.has('want') || roles.has('not') || roles.has('without')
}

/** Whether a negation that reached one unit reaches another further on, too. */
export function reachesOn(units: readonly Unit[], negation: Negation, unit: Unit, index: number): boolean {
  const { last, isWithout, isInList } = negation
  if (!last) return true
  const between = units.slice(units.indexOf(last) + 1, index)
  if (between.some(({ roles }) => roles.has('or'))) return true
  if (unit.items[0]?.before === 'comma') return true
  const [one, other] = [last.content, unit.content]
  if (!one && !other) return between.some(({ roles }) => roles.has('and'))
  // "No long sad films", "nothing sad and long"; but "no horror under 90 minutes" names what is wished.
  if (!one || !other) {
    // "Could do without cartoons and high school"
    const isJoined = isWithout === true && between.length > 0 && between.every(({ roles }) => roles.has('and'))
    if (isJoined && isSubject(unit)) return true
    const isNear = between.every(
      ({ roles, limits, content }) =>
        roles.has('and') || roles.has('too') || roles.has('very') || (limits.type !== undefined && !content),
    )
    return isNear && [last, unit].every((side) => isLong(side) || (side.content !== undefined && isHeavy(side.content)))
  }
  if (between.some(({ roles }) => roles.has('and'))) {
    return isWithout === true || isHeavy(other) || !isHeavy(one) || (isInList === true && isSubject(unit))
  }
  // "No talk of politics"
  if (between.length === 1 && ofWords.has(between[0]?.items[0]?.text ?? '')) return true
  // "no kids with leukaemia"
  if (between.length === 1 && withWords.has(between[0]?.items[0]?.text ?? '')) return isHeavy(other)
  // "chistes guarros", "evil kids": a noun and what it is like; "nothing sad funny please" is none.
  if (between.length === 0 && (!isHeavy(one) || isSubject(unit))) return true
  return between.every(({ items, roles }) => isFill(items[0]) || roles.has('too')) && isHeavy(one) && isHeavy(other)
}

/** Whether a unit speaks of what is long, or of what is not to be: "over two hours", "nothing long". */
function isLong(unit: Unit): boolean {
  return unit.limits.minMinutes !== undefined || isNothingLong(unit)
}

/** Whether a phrase refuses length with a word that refuses all that follows it: "nothing long", but not "not too long". */
export function isNothingLong({ content, limits, items }: Unit): boolean {
  return !content && limits.maxMinutes !== undefined && nothingWords.has(items[0]?.tokens[0]?.word ?? '')
}

/** Whether a phrase is something that people rather rule out than wish: sad, frightening, violent. */
export function isHeavy({ moods, feels, headsUps }: Meaning): boolean {
  if (headsUps.size > 0) return true
  if (moods.has('cry') || moods.has('adrenaline')) return true
  return [...feels.keys()].some((feel) => weightOf(feel, 'calm') < -0.2 || weightOf(feel, 'cry') >= 0.5)
}

/** Whether a phrase is itself a refusal, which what follows only explains: "rien de lourd, j'ai déjà donné". */
export function refusesItself({ content, items }: Unit): boolean {
  return content?.negates !== undefined || nothingWords.has(items[0]?.tokens[0]?.word ?? '')
}

/** Whether a unit says what somebody is in, and nothing that people rule out: "sleepy", but not "breakups". */
export function isIdle({ roles, content }: Unit): boolean {
  return roles.has('situation') && !(content && isHeavy(content))
}

/** Whether a unit says what a film is about rather than how it should feel: "zombies", but not "funny". */
export function isSubject({ content }: Unit): boolean {
  return content !== undefined && [...content.moods.values()].every((weight) => weight < saidFrom)
}

/** The word for film or series before what it is of: of "films de sport" the films. */
export function kindBefore(units: readonly Unit[], subject: Unit): Unit | undefined {
  if (subject.items[0]?.before !== 'none') return undefined
  const before = units.slice(0, units.indexOf(subject))
  const kind = before.findLast(({ roles, items }) => !roles.has('fill') && !ofWords.has(items[0]?.text ?? ''))
  if (!kind || kind.content || Object.keys(kind.limits).join() !== 'type') return undefined
  const between = before.slice(before.indexOf(kind) + 1)
  return between.every(({ items }) => items[0]?.before === 'none') ? kind : undefined
}

/**
 * Whether a negated word for film or series is about to be told more closely, by words that were not understood:
 * "keine Filme, wo jemand ertrinkt" is no wish for series.
 */
export function isToldMore(units: readonly Unit[], index: number): boolean {
  const unit = units[index]
  if (!unit || unit.content || Object.keys(unit.limits).join() !== 'type') return false
  const behind = units.slice(index + 1)
  const isRelative = relatives.has(behind[0]?.items[0]?.text ?? '')
  const end = behind.findIndex((other, at) => other.items[0]?.before !== 'none' && !(at === 0 && isRelative))
  const clause = end < 0 ? behind : behind.slice(0, end)
  return clause.some(({ isUnknown }) => isUnknown) && !clause.some((other) => other.content || endsList(other))
}

/** What a film is about whose type or origin stands behind it: of "dating shows" the dating. */
export function subjectBefore(units: readonly Unit[], kind: Unit): Unit | undefined {
  const before = units[units.indexOf(kind) - 1]
  return before && isOfKind(before) && isKindOf(units, before, kind) ? before : undefined
}

/** Whether a unit is only the type or the origin of what stands right before it: "dating shows", "lycée américain". */
export function isKindOf(units: readonly Unit[], subject: Unit, kind: Unit): boolean {
  const { type, language, country } = kind.limits
  if (kind.content || (type ?? language ?? country) === undefined) return false
  const between = units.slice(units.indexOf(subject) + 1, units.indexOf(kind))
  return kind.items[0]?.before === 'none' && between.every(({ roles }) => roles.has('fill'))
}

/** Whether a unit is an explicit upper bound on length ("under 90 minutes"): a reason behind it does not negate it. */
export function isMost(unit: Unit | undefined): boolean {
  return unit !== undefined && !unit.content && unit.limits.maxMinutes !== undefined && unit.isBare !== true
}
