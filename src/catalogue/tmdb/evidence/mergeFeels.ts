import type { Title } from '#src/domain/title/title.ts'

type Found = Pick<Title, 'feels' | 'feelStrengths'>

const mostFeels = 12

/**
 * Joins the feels that two queries gave one title: each with the larger strength, strongest first. Editors' feels stay
 * as they are.
 */
export function mergeFeels(one: Found, other: Found): Found {
  if (!one.feelStrengths || !other.feelStrengths) return { feels: one.feels }
  const strengths = new Map(one.feels.map((feel, index) => [feel, one.feelStrengths?.[index] ?? 0]))
  for (const [index, feel] of other.feels.entries()) {
    strengths.set(feel, Math.max(strengths.get(feel) ?? 0, other.feelStrengths[index] ?? 0))
  }
  const sorted = [...strengths].sort(([, a], [, b]) => b - a).slice(0, mostFeels)
  return { feels: sorted.map(([feel]) => feel), feelStrengths: sorted.map(([, strength]) => strength) }
}
