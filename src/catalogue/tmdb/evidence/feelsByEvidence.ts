import { type FeelId, feelIds } from '#src/domain/feel/feel.ts'
import type { EvidencedFeel, Ground } from './evidencedFeel.ts'
import { baseOf, strengthsOf } from './feelRules.ts'
import { type Kin, kinGrounds } from './kin.ts'
import { requiredSigns } from './requiredSigns.data.ts'
import type { Signs } from './signsOf.ts'

/** The most feels of a title, as in its schema, and the least strength of one. */
const mostFeels = 12
const leastStrength = 0.1

/**
 * Weighs the signs of a title for each feel: log odds of the signs add up. Pure and deterministic.
 * @param kin what editors say of related titles and of the title's collection, where known
 * @returns the surest feels, at most twelve, strongest first
 */
export function feelsByEvidence(signs: Signs, kin?: Kin): EvidencedFeel[] {
  const grounds = groundsOf(signs, kin)
  return feelIds
    .filter((feel) => requiredSigns.get(feel)?.some((sign) => signs.has(sign)) ?? true)
    .map((feel) => weigh(feel, grounds.get(feel) ?? []))
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

function weigh(feel: FeelId, grounds: readonly Ground[]): EvidencedFeel {
  const logOdds = grounds.reduce((sum, { strength }) => sum + strength, baseOf(feel))
  return {
    feel,
    strength: 1 / (1 + Math.exp(-logOdds)),
    grounds: [...grounds].sort((a, b) => b.strength - a.strength),
  }
}
