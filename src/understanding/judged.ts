import type { Meaning } from './lexicon.ts'
import { animalDeath, saysItLives, sparedIn } from './survival.ts'
import { withoutTooMuch } from './tooMuch.ts'
import type { Unit } from './unit.ts'

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

/** What was found out of the units that say something, and what is not to die in it. */
export function judgedOf(
  units: readonly Unit[],
  found: {
    readonly senses: ReadonlyMap<Unit, Judged['sense']>
    readonly degrees: ReadonlyMap<Unit, number>
    /** What is not to be too much of it. */
    readonly bounded: ReadonlySet<Unit>
    readonly deaths: readonly Unit[]
  },
): Judged[] {
  const { senses, degrees, bounded, deaths } = found
  const spared = sparedIn(units)
  const judged = units.filter(speaks).map((unit): Judged => {
    const isSpared = spared.includes(unit)
    if (isSpared && unit.roles.has('spared')) return { unit, sense: 'avoid', degree: 1, content: animalDeath }
    return {
      unit,
      sense: isSpared ? 'optional' : (senses.get(unit) ?? 'wish'),
      degree: degrees.get(unit) ?? 1,
      ...(unit.content ? { content: bounded.has(unit) ? withoutTooMuch(unit.content) : unit.content } : {}),
    }
  })
  const survivors = units.filter((unit, index) =>
    saysItLives(units, index, senses.get(unit) === 'avoid' || (spared.includes(unit) && !speaks(unit))),
  )
  const others = [...new Set([...survivors, ...deaths])]
  return [...judged, ...others.map((unit): Judged => ({ unit, sense: 'avoid', degree: 1, content: animalDeath }))]
}

/** Whether a word only asks for assent: "un thriller drôle, non ?". */
export function isTag({ items, roles }: Unit): boolean {
  const isOneWord = items.length === 1 && items[0]?.tokens.length === 1
  return isOneWord && items[0]?.tokens[0]?.isAsked === true && (roles.has('not') || roles.has('not-that'))
}

/** Whether a unit says something of a title. */
export function speaks({ content, limits }: Unit): boolean {
  return content !== undefined || Object.keys(limits).length > 0
}
