import type { FeelId } from '#src/domain/feel/feelId.ts'
import { none } from './buildLexicon.ts'
import type { Meaning } from './lexicon.ts'
import type { Unit } from './unit.ts'
import { isFill } from './units.ts'

/** Whether words say that an animal that was named is not to die: "but he doesn't die". */
export function saysItLives(units: readonly Unit[], index: number, isAvoided: boolean): boolean {
  const { roles } = units[index] ?? {}
  if (roles?.has('spared') && isAvoided) return true
  if (!roles?.has('dies') || !units.slice(0, index).some(isAnimal)) return false
  const behind = units.slice(index + 1).find((unit) => !isFill(unit.items[0]) && !unit.roles.has('but'))
  return isAvoided || behind?.roles.has('not') === true
}

/** "The dog survives": what says so, and the animal, which is not wished for unless it was named in a clause before. */
export function sparedIn(units: readonly Unit[]): Unit[] {
  return units.flatMap((unit, index) => {
    if (!unit.roles.has('spared')) return []
    const animal = units.slice(0, index).findLast(isAnimal) ?? units.slice(index + 1).find(isAnimal)
    if (!animal) return []
    const places = [index, units.indexOf(animal)]
    const between = units.slice(Math.min(...places) + 1, Math.max(...places) + 1)
    const isApart = between.some(({ items, roles }) => items[0]?.before !== 'none' || roles.has('but'))
    return isApart ? [unit] : [unit, animal]
  })
}

/** Feels that name an animal. */
const animalFeels: readonly FeelId[] = [
  'devoted-animal',
  'animals-for-company',
  'talking-animals',
  'nature-in-close-up',
]
export const animalDeath: Meaning = { ...none, headsUps: new Set(['animal-death']) }

/** Whether a unit names an animal. */
export function isAnimal({ content }: Unit): boolean {
  return animalFeels.some((feel) => content?.feels.has(feel)) || content?.headsUps.has('animal-death') === true
}
