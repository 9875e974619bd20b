import { type FeelId, feelIds } from '#src/domain/feel/feel.ts'
import { concreteSigns } from './concreteSigns.data.ts'
import type { EvidencedFeel, Ground } from './evidencedFeel.ts'
import { baseOf, strengthsOf } from './feelRules.ts'
import { type Kin, kinGrounds } from './kin.ts'
import { requiredSigns } from './requiredSigns.data.ts'
import type { Sign } from './sign.ts'
import type { Signs } from './signsOf.ts'

/** The most feels of a title, as in its schema, and the least strength of one. */
const mostFeels = 12
const leastStrength = 0.1
/** What a ground adds, in log odds, that counts as telling; a genre must add more. */
const leastTelling = 0.3
const strongGenre = 1
/** The most strength of a feel that nothing telling speaks for: too little to be stated. */
export const mostWithoutTelling = 0.35
/** The most strength of a concrete feel with a single sign: it counts for moods, and is not stated. */
const mostOfOneSign = 0.54

/**
 * Weighs the signs of a title for each feel: log odds of the signs add up. Pure and deterministic.
 * @param kin what editors say of related titles and of the title's collection, where known
 * @returns the surest feels, at most twelve, strongest first
 */
export function feelsByEvidence(signs: Signs, kin?: Kin): EvidencedFeel[] {
  const grounds = groundsOf(signs, kin)
  return feelIds
    .filter((feel) => requiredSigns.get(feel)?.some((sign) => signs.has(sign)) ?? true)
    .map((feel) => weigh(feel, grounds.get(feel) ?? [], signs))
    .filter(({ strength }) => strength >= leastStrength)
    .sort((a, b) => b.strength - a.strength)
    .slice(0, mostFeels)
}

function groundsOf(signs: Signs, kin: Kin | undefined): Map<FeelId, Ground[]> {
  const grounds = new Map<FeelId, Ground[]>()
  const add = (feel: FeelId, ground: Ground): void => {
    const others = grounds.get(feel) ?? []
    const same = others.at(-1)?.sign === ground.sign ? others.pop() : undefined
    grounds.set(feel, [...others, same ? { ...ground, strength: same.strength + ground.strength } : ground])
  }
  for (const [sign, shown] of signs) {
    for (const [feel, strength] of strengthsOf(sign)) add(feel, { sign, shown, strength })
  }
  if (kin) for (const feel of feelIds) for (const ground of kinGrounds(feel, kin)) add(feel, ground)
  return grounds
}

/**
 * Whether a ground says something of the very title: a keyword, a word, its kin, or a genre that all but means the feel
 * (horror and dread). That a drama of good rating may be tender says nothing of it.
 */
export function isTelling({ sign, strength }: Pick<Ground, 'sign' | 'strength'>): boolean {
  const isPlain = /^(first genre|only genre|made|runs|rated|language|kind)\b/.test(sign)
  return !isPlain && strength >= (/^genres? /.test(sign) ? strongGenre : leastTelling)
}

/** Whether two signs, or a plain one, say a feel that can be seen in a film; true for all other feels. */
function isSupported(feel: FeelId, grounds: readonly Ground[], signs: Signs): boolean {
  const concrete = concreteSigns(feel)
  if (!concrete) return true
  const isShown = (sign: Sign): boolean => signs.has(sign)
  if (concrete.plain.some(isShown)) return true
  const ofKin = grounds.some(
    ({ sign, strength }) => (sign === 'related titles' || sign === 'collection') && strength > 0,
  )
  return concrete.groups.filter((group) => group.some(isShown)).length + (ofKin ? 1 : 0) >= 2
}

function weigh(feel: FeelId, grounds: readonly Ground[], signs: Signs): EvidencedFeel {
  const logOdds = grounds.reduce((sum, { strength }) => sum + strength, baseOf(feel))
  const most = !grounds.some(isTelling) ? mostWithoutTelling : isSupported(feel, grounds, signs) ? 1 : mostOfOneSign
  return {
    feel,
    strength: Math.min(1 / (1 + Math.exp(-logOdds)), most),
    grounds: [...grounds].sort((a, b) => b.strength - a.strength),
  }
}
