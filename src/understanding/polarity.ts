import {
  fillStart,
  isAddedTo,
  isAtEnd,
  isBoring,
  isDescription,
  isOneMore,
  isRightBehind,
  joinedTo,
  lastNamed,
  listBefore,
  saidBefore,
  sentenceBefore,
} from './backward.ts'
import { lesserOf } from './compared.ts'
import { ruledOutBy } from './conditions.ts'
import { enoughIn, saysEnough } from './enough.ts'
import { judgeExcess, less } from './excess.ts'
import { isTag, type Judged, judgedOf, speaks } from './judged.ts'
import { originBeside } from './origins.ts'
import { othersWishIn } from './othersWish.ts'
import {
  isBeside,
  isHeavy,
  isIdle,
  isKindOf,
  isList,
  isMost,
  isNothingLong,
  isOfVerb,
  isRefusedType,
  isRelative,
  isToldMore,
  isTypeOfPhrase,
  kindBefore,
  longestReach,
  mostFillsBehind,
  type Negation,
  reachesOn,
  refusalOf,
  refusesItself,
  subjectBefore,
} from './reach.ts'
import { ofWords } from './smallWords.ts'
import type { Unit } from './unit.ts'
import { isFill } from './units.ts'

const more = 1.3

/**
 * Finds out what is wished and what is to be left out. A negation reaches what follows it, further ones only over "or",
 * "and", commas of a list that "or" ends, or where like follows like without a word between ("nothing sad scary"); it
 * ends at "but", at words that begin a wish, and at the end of a sentence. Where nothing follows, it reaches back ("Horror
 * mag ich nicht").
 */
export function judge(units: readonly Unit[]): Judged[] {
  const senses = new Map<Unit, Judged['sense']>()
  const degrees = new Map<Unit, number>()
  const bounded = new Set<Unit>()
  const { left, wished, told, deaths } = ruledOutBy(units)
  const others = othersWishIn(units)
  let negation: Negation | null = null
  let degree = 1
  let previous: Unit | undefined
  let clause: Unit[] = []

  const subjectOf = (kind: Unit): Unit | undefined => subjectBefore(units, kind)

  /** Leaves out a unit; the word for film or series beside it says nothing by itself. */
  const leaveOutOne = (one: Unit): void => {
    if (refusesItself(one)) return
    senses.set(one, 'avoid')
    const before = kindBefore(units, one)
    const behind = units[units.indexOf(one) + 1]
    if (before) senses.set(before, 'optional')
    if (behind && isKindOf(units, one, behind)) senses.set(behind, 'optional')
  }

  /** Leaves out a unit of the clause and what is joined to it. */
  const leaveOut = (last: Unit): void => {
    for (const one of joinedTo(units, subjectOf(last) ?? last)) leaveOutOne(one)
  }

  /** Leaves out what is listed before an index. @returns whether anything is */
  const leaveOutBefore = (index: number): boolean => {
    const listed = listBefore(units, index) ?? saidBefore(units, index)
    listed.forEach(leaveOutOne)
    return listed.length > 0
  }

  /** Whether a mark stands before the word at an index, and before what means nothing in front of it. */
  const isBehindMark = (index: number): boolean => units[fillStart(units, index)]?.items[0]?.before !== 'none'

  const end = (): void => {
    // "Scary, but not too much": less of it.
    if (negation?.isDegree && !negation.last && negation.unknown === 0 && previous && !senses.has(previous)) {
      degrees.set(previous, less)
      bounded.add(previous)
      negation = null
      return
    }
    const back =
      negation?.isBackward && !negation.last && negation.unknown === 0 && negation.fills <= mostFillsBehind
        ? clause.at(-1)
        : undefined
    const isOut = back?.content ? !back.content.negates && !isIdle(back) : back && (back.negated ?? subjectOf(back))
    if (back && isOut) leaveOut(back)
    negation = null
  }

  /** Whether the sentence has left something out already. */
  const isAnyOut = (at: number): boolean => sentenceBefore(units, at).some((one) => senses.get(one) === 'avoid')

  for (const [index, unit] of units.entries()) {
    const { roles } = unit
    const mark = unit.items[0]?.before
    if (isTag(unit) || others.negations.has(unit)) continue
    if (negation && !negation.last && saysEnough(unit)) negation = null
    const isOver =
      mark === 'comma' && !isRelative(units, index, negation) && (roles.has('more') || !isList(units, index, negation))
    const isColon = negation !== null && !negation.last && unit.items[0]?.tokens[0]?.isBehindColon === true
    if (negation?.last && mark === 'comma' && !isOver) negation.isInList = true
    if (negation && isColon) negation.isListed = true
    // "No space. Or robots."
    else if ((mark === 'stop' && !(roles.has('or') && negation?.last)) || isOver) {
      end()
      clause = []
      degree = 1
    }
    if (previous && isBoring(units, previous, index)) {
      leaveOut(previous)
      senses.set(unit, 'optional')
      continue
    }
    if (speaks(unit)) {
      // "Pas de série triste": a phrase that refuses series, but for what stands behind it.
      if (!negation && isRefusedType(unit) && isTypeOfPhrase(units, index, {})) {
        senses.set(unit, 'optional')
        negation = refusalOf()
        continue
      }
      if (negation && (isTypeOfPhrase(units, index, negation) || isToldMore(units, index))) {
        senses.set(unit, 'optional')
        continue
      }
      // "no me apetece nada denso": what begins with a negation itself is no double negative.
      if (negation && unit.content?.negates) {
        if (negation.last) end()
        negation = null
      }
      // "No American action movies": the country is left out; the kind is neither wished nor left out.
      const origin = negation?.last && originBeside(negation.last, unit, units[index - 1])
      if (origin && negation?.last) {
        senses.set(negation.last, origin === unit ? 'optional' : 'avoid')
        senses.set(unit, origin === unit ? 'avoid' : 'optional')
        negation.last = unit
        previous = unit
        clause.push(unit)
        continue
      }
      if (negation) {
        const isReached: boolean = !negation.last || reachesOn(units, negation, unit, index)
        const isNear = negation.unknown === 0 || (unit.content !== undefined && isHeavy(unit.content))
        if (isReached && isNear && negation.unknown <= longestReach) {
          // "tired but not sleepy" rules nothing out, "no breakups" does.
          senses.set(unit, isIdle(unit) ? 'optional' : negation.kind)
          negation.last = unit
          negation.unknown = 0
        } else end()
      }
      if (!senses.has(unit) && isOneMore(units, index, (one) => senses.get(one))) senses.set(unit, 'avoid')
      if (unit.items.some(({ isNegated }) => isNegated)) {
        senses.set(unit, 'avoid')
        negation = null
      }
      degrees.set(unit, degree)
      degree = 1
      clause.push(unit)
      previous = unit
      if (!negation && isNothingLong(unit)) negation = refusalOf(unit)
      continue
    }
    if (roles.has('not-that') && previous && isAtEnd(units, index) && !isAnyOut(index)) {
      if (!leaveOutBefore(index)) leaveOut(lastNamed(units, index) ?? previous)
      negation = null
    } else if (roles.has('not-after') && isBehindMark(index) && isAtEnd(units, index)) {
      leaveOutBefore(fillStart(units, index))
    } else if (roles.has('not-after') && negation && !negation.last && negation.fills === 0 && !roles.has('not')) {
      // "Won't bore me": what is denied is itself a refusal.
      negation = null
    } else if (
      roles.has('not-after') &&
      previous &&
      mark === 'none' &&
      (!roles.has('not') || isAddedTo(units, clause.at(-1), index))
    ) {
      // "No me haga pensar ni medio segundo": the second negation only repeats the one that the phrase begins with.
      const isRepeated = previous.content?.negates !== undefined
      const isReached = !left.includes(previous) && !isMost(previous) && !isRepeated
      if (isReached && isRightBehind(units, previous, index)) leaveOut(previous)
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
          // "At most 100 minutes, they put me to sleep": what they do is why, and refuses nothing.
          isBackward: roles.has('not') && !isDescription(units, index) && !(roles.has('not-after') && isMost(previous)),
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
    // "No chat of politics": what was not understood only names a part of it.
    if (negation && negation.unknown > 0 && ofWords.has(unit.items[0]?.text ?? '')) negation.unknown--
    if (negation && !negation.last && (roles.has('too') || roles.has('very'))) negation.isDegree = true
    if (roles.has('very')) degree = more
    else if (roles.has('bit')) degree = less
  }
  end()
  for (const { unit, sense } of lesserOf(units)) if (!senses.has(unit)) senses.set(unit, sense)
  judgeExcess(units, { senses, degrees, bounded })
  const enough = enoughIn(units)
  for (const unit of [...left, ...others.refused, ...enough.refused]) senses.set(unit, 'avoid')
  for (const unit of wished) senses.set(unit, 'wish')
  for (const unit of [...told, ...enough.told]) senses.set(unit, 'optional')
  return judgedOf(units, { senses, degrees, bounded, deaths })
}
