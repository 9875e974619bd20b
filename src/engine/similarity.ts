import type { Title } from '#src/domain/title.ts'

const decadeOf = (year: number): number => Math.floor(year / 10)

/**
 * How alike two titles would feel in one list, 0 to 1: shared feels most of all, then genre, maker, decade, country and type.
 */
export function similarity(a: Title, b: Title): number {
  const feelsOfB = new Set(b.feels)
  const shared = a.feels.filter((feel) => feelsOfB.has(feel)).length
  const jaccard = shared / Math.max(1, a.feels.length + b.feels.length - shared)
  const same = (yes: boolean, share: number): number => (yes ? share : 0)
  return (
    0.45 * Math.min(1, jaccard * 1.6) +
    same(a.genres[0] === b.genres[0], 0.1) +
    same(a.people[0] !== undefined && a.people[0] === b.people[0], 0.15) +
    same(decadeOf(a.year) === decadeOf(b.year), 0.12) +
    same(a.countries[0] === b.countries[0], 0.1) +
    same(a.type === b.type, 0.08)
  )
}

/** Whether two titles are of one series of films or spin-offs. */
export function ofOneFranchise(a: Title, b: Title): boolean {
  return a.franchise !== undefined && a.franchise === b.franchise
}
