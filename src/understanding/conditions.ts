import type { FeelId } from '#src/domain/feel/feelId.ts'
import { conditionals, temporals, temporalsOfTwo } from './smallWords.ts'
import { isAnimal } from './survival.ts'
import type { Unit } from './unit.ts'

/** A feel that nobody names in a condition to wish for it. */
const worstEnding: FeelId = 'tragic-ending'

/** What conditions rule out. */
export interface RuledOut {
  /** What is to be left out. */
  readonly left: readonly Unit[]
  /** What is wished for: "if it is not funny, I leave". */
  readonly wished: readonly Unit[]
  /** Animals that are only named in a condition. */
  readonly told: readonly Unit[]
  /** Words that say that an animal is not to die. */
  readonly deaths: readonly Unit[]
}

/**
 * What somebody does not stay for: "if they sing, I walk out", "if the dog dies I sue". A condition rules out what
 * content notes warn of, anything else only where its sentence says that the viewer leaves.
 */
export function ruledOutBy(units: readonly Unit[]): RuledOut {
  const left: Unit[] = []
  const wished: Unit[] = []
  const told: Unit[] = []
  const deaths: Unit[] = []
  for (const [index, unit] of units.entries()) {
    // "Dog dies = I'm out"
    const isWarnedOf = (unit.content?.headsUps.size ?? 0) > 0 && !unit.roles.has('walk-out')
    if (isWarnedOf && sentenceAround(units, index).some(({ roles }) => roles.has('walk-out'))) left.push(unit)
    if (!beginsCondition(units, index)) continue
    const isLeaving = sentenceAround(units, index).some(({ roles }) => roles.has('walk-out'))
    const isStrict = conditionals.has(unit.items[0]?.text ?? '')
    const condition = conditionFrom(units, index)
    const animals = condition.filter(isAnimal)
    const dying = isStrict && animals.length > 0 ? condition.filter(({ roles }) => roles.has('dies')) : []
    deaths.push(...dying)
    if (dying.length > 0) told.push(...animals.filter(({ content }) => (content?.headsUps.size ?? 0) === 0))
    for (const one of condition) {
      const isWarned = isStrict && ((one.content?.headsUps.size ?? 0) > 0 || one.content?.feels.has(worstEnding))
      if (!one.content || !(isWarned || (isLeaving && !told.includes(one)))) continue
      const isNegated = condition.slice(0, condition.indexOf(one)).some(({ roles }) => roles.has('not'))
      ;(isNegated ? wished : left).push(one)
    }
  }
  return { left, wished, told, deaths }
}

/** Whether a clause begins with a word of condition; Romance "se" within one is none. */
function beginsCondition(units: readonly Unit[], index: number): boolean {
  const word = units[index]?.items[0]?.text ?? ''
  const isOfTwo = temporalsOfTwo.has(`${word} ${units[index + 1]?.items[0]?.text}`) || temporalsOfTwo.has(word)
  if (!conditionals.has(word) && !temporals.has(word) && !isOfTwo) return false
  const before = units[index - 1]
  if (!before || units[index]?.items[0]?.before !== 'none') return true
  return before.roles.has('but') || before.roles.has('and') || before.roles.has('walk-out')
}

/** The units of a condition: to the next mark, to the words of leaving, or to what begins a wish. */
function conditionFrom(units: readonly Unit[], index: number): Unit[] {
  const behind = units.slice(index + 1)
  const end = behind.findIndex(
    ({ items, roles }) => items[0]?.before !== 'none' || roles.has('walk-out') || roles.has('want') || roles.has('but'),
  )
  return end < 0 ? behind : behind.slice(0, end)
}

/** The units between two full stops. */
function sentenceAround(units: readonly Unit[], index: number): Unit[] {
  const isStop = ({ items }: Unit): boolean => items[0]?.before === 'stop'
  const start = Math.max(0, units.slice(0, index + 1).findLastIndex(isStop))
  const end = units.slice(index + 1).findIndex(isStop)
  return end < 0 ? units.slice(start) : units.slice(start, index + 1 + end)
}
