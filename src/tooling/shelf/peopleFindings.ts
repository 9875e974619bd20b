import type { FactsRecord } from '#src/catalogue/embedded/record.ts'

/**
 * People whose name the shelf spells in several ways ("J.J. Abrams", "J. J. Abrams"): a search for one finds half of
 * their titles. Capitals, accents, spaces and punctuation make no other person.
 * @returns a sentence per person
 */
export function peopleFindings(facts: readonly Pick<FactsRecord, 'people'>[]): string[] {
  const spellings = new Map<string, Set<string>>()
  for (const person of facts.flatMap(({ people }) => people)) {
    const key = lettersOf(person)
    const known = spellings.get(key)
    if (known) known.add(person)
    else spellings.set(key, new Set([person]))
  }
  return [...spellings.values()]
    .filter(({ size }) => size > 1)
    .map((several) => `titles.json: one person is spelled ${[...several].map((one) => `"${one}"`).join(' and ')}`)
}

function lettersOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
}
