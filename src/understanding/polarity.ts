import { weightOf } from '#src/domain/feel/feelId.ts'
import type { Meaning } from './lexicon.ts'
import { animalDeath, saysItLives, sparedIn } from './survival.ts'
import { isFill, type Unit } from './units.ts'

/** What a unit is to the wish. */
export interface Judged {
  readonly unit: Unit
  /** `optional`: neither wanted nor unwanted. */
  readonly sense: 'wish' | 'avoid' | 'optional'
  /** Moods, feels and heads-ups. */
  readonly content?: Meaning
  /** How much it counts: 1, more with "very", less with "a bit". */
  readonly degree: number
}

const [more, less] = [1.3, 0.5]
/** Number of words that were not understood over which a negation reaches. */
const longestReach = 3
/** Number of words that mean nothing behind a negation that reaches back: "Musicals halte ich nicht aus". */
const mostFillsBehind = 1

interface Negation {
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

/**
 * Finds out what is wished and what is to be left out. A negation reaches what follows it, further ones only over "or",
 * "and", commas of a list that "or" ends, or where like follows like without a word between ("nothing sad scary"); it
 * ends at "but", at words that begin a wish, and at the end of a sentence. Where nothing follows, it reaches back ("Horror
 * mag ich nicht").
 */
export function judge(units: readonly Unit[]): Judged[] {
  const senses = new Map<Unit, Judged['sense']>()
  const degrees = new Map<Unit, number>()
  let negation: Negation | null = null
  let degree = 1
  let previous: Unit | undefined
  let clause: Unit[] = []

  const end = (): void => {
    const back =
      negation?.isBackward && !negation.last && negation.unknown === 0 && negation.fills <= mostFillsBehind
        ? clause.at(-1)
        : undefined
    if (back?.content && !back.content.negates) {
      senses.set(back, 'avoid')
      // "Superheroes and zombies, no"
      const other = clause.at(-2)
      if (other?.content && isJoined(units, other, back)) senses.set(other, 'avoid')
    }
    negation = null
  }

  for (const [index, unit] of units.entries()) {
    const { roles } = unit
    const mark = unit.items[0]?.before
    const isOver =
      mark === 'comma' && !isRelative(units, index, negation) && (roles.has('more') || !isList(units, index, negation))
    if (mark === 'stop' || isOver) {
      end()
      clause = []
      degree = 1
    }
    if (speaks(unit)) {
      if (negation && isTypeOfPhrase(units, index, negation)) {
        senses.set(unit, 'optional')
        continue
      }
      // "no me apetece nada denso": what begins with a negation itself is no double negative.
      if (negation && unit.content?.negates) {
        if (negation.last) end()
        negation = null
      }
      if (negation) {
        const isReached: boolean = !negation.last || reachesOn(units, negation, unit, index)
        const isNear = negation.unknown === 0 || (unit.content !== undefined && isHeavy(unit.content))
        if (isReached && isNear && negation.unknown <= longestReach) {
          // "tired but not sleepy" rules nothing out.
          senses.set(unit, roles.has('situation') ? 'optional' : negation.kind)
          negation.last = unit
          negation.unknown = 0
        } else end()
      }
      if (unit.items.some(({ isNegated }) => isNegated)) {
        senses.set(unit, 'avoid')
        negation = null
      }
      degrees.set(unit, degree)
      degree = 1
      clause.push(unit)
      previous = unit
      continue
    }
    if (roles.has('not-after') && !roles.has('not') && previous && mark === 'none') {
      if (isRightBehind(units, previous, index)) senses.set(previous, 'avoid')
    } else if (roles.has('not-only')) negation = null
    else if (roles.has('optional')) {
      end()
      negation = { kind: 'optional', isBackward: false, unknown: 0, fills: 0 }
    } else if (roles.has('more') && negation?.isLess && negation.last) {
      end()
      clause = []
    } else if (roles.has('without') && negation && !negation.last && isBeside(units, index)) negation = null
    else if (roles.has('not') || roles.has('without')) {
      if (!negation || negation.last) {
        if (negation) end()
        negation = {
          kind: 'avoid',
          isBackward: roles.has('not'),
          isLess: roles.has('less'),
          isWithout: roles.has('without'),
          unknown: isOfVerb(units, index) ? 1 : 0,
          fills: 0,
        }
      }
    } else if (roles.has('but') || (roles.has('want') && negation?.last)) {
      end()
      clause = []
    } else if (roles.has('dies')) {
      if (negation) {
        senses.set(unit, 'avoid')
        negation = null
      }
    } else if (roles.has('and') && negation && negation.unknown > 0 && !negation.isWithout) negation = null
    else if (unit.isUnknown) {
      if (negation) negation.unknown++
      degree = 1
    } else if (negation && isFill(unit.items[0])) negation.fills++
    if (roles.has('very')) degree = more
    else if (roles.has('bit')) degree = less
  }
  end()
  const spared = sparedIn(units)
  const judged = units.filter(speaks).map((unit): Judged => {
    const isSpared = spared.includes(unit)
    if (isSpared && unit.roles.has('spared')) return { unit, sense: 'avoid', degree: 1, content: animalDeath }
    return {
      unit,
      sense: isSpared ? 'optional' : (senses.get(unit) ?? 'wish'),
      degree: degrees.get(unit) ?? 1,
      ...(unit.content ? { content: unit.content } : {}),
    }
  })
  const survivors = units.filter((unit, index) =>
    saysItLives(units, index, senses.get(unit) === 'avoid' || (spared.includes(unit) && !speaks(unit))),
  )
  return [...judged, ...survivors.map((unit): Judged => ({ unit, sense: 'avoid', degree: 1, content: animalDeath }))]
}

/** Whether a French "pas" negates the unknown verb before it: "une princesse qui n'attend pas le prince". */
function isOfVerb(units: readonly Unit[], index: number): boolean {
  const particle = units[index - 2]?.items[0]?.text
  return units[index - 1]?.isUnknown === true && (particle === 'n' || particle === 'ne')
}

/** Whether a unit is only the "film" of a negated phrase: "no horror films", "pas de film d'horreur", "no French films". */
function isTypeOfPhrase(units: readonly Unit[], index: number, { last }: Negation): boolean {
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

function speaks({ content, limits }: Unit): boolean {
  return content !== undefined || Object.keys(limits).length > 0
}

/** Whether nothing but fill stands between a unit and an index: "gore free", but not "asleep, one hand free". */
function isRightBehind(units: readonly Unit[], unit: Unit, index: number): boolean {
  const between = units.slice(units.indexOf(unit) + 1, index)
  return between.every(({ items }) => isFill(items[0]) && items[0]?.before === 'none')
}

/** Whether a "not" stands right before an index, with fill between at most. */
function isBeside(units: readonly Unit[], index: number): boolean {
  for (let at = index - 1; at >= 0; at--) {
    if (units[at]?.roles.has('not')) return true
    if (!isFill(units[at]?.items[0])) return false
  }
  return false
}

/** Whether only "and" or "or" stands between two units. */
function isJoined(units: readonly Unit[], one: Unit, other: Unit): boolean {
  const [joint, ...more] = units.slice(units.indexOf(one) + 1, units.indexOf(other))
  return more.length === 0 && (joint?.roles.has('and') === true || joint?.roles.has('or') === true)
}

/** German words that begin a clause about what stands before its comma. */
const relatives = new Set(['wo', 'worin', 'wobei', 'in', 'bei', 'was'])

/** Whether the comma before an index only begins what a negation is about: "nichts, wo der Hund stirbt". */
function isRelative(units: readonly Unit[], index: number, negation: Negation | null): boolean {
  const isRight = negation !== null && !negation.last && negation.unknown + negation.fills === 0
  return isRight && relatives.has(units[index]?.items[0]?.text ?? '')
}

/** Whether the comma before an index is one within a negated list: "no gore, ghosts or clowns". */
function isList(units: readonly Unit[], index: number, negation: Negation | null): boolean {
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
function reachesOn(units: readonly Unit[], { last, isWithout }: Negation, unit: Unit, index: number): boolean {
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
function isHeavy({ moods, feels, headsUps }: Meaning): boolean {
  if (headsUps.size > 0) return true
  if (moods.has('cry') || moods.has('adrenaline')) return true
  return [...feels.keys()].some((feel) => weightOf(feel, 'calm') < -0.2 || weightOf(feel, 'cry') >= 0.5)
}
