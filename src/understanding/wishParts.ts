import { type ConstraintName, constraintNames } from './constraintNames.ts'
import type { Avoided, Part, Wish } from './wish.ts'

/** Where in the text something was said: UTF-16 offsets, `end` is behind the last one. */
export type TextRange = Pick<Part, 'start' | 'end'>

/** One thing that a wish asks for, as a page shows it. */
export interface WishPart {
  /**
   * What `understand` takes as `drop`, whatever the text: a mood's or a feel's id, `not-` before what is to be left out
   * (`not-cry`, `not-animal-death`), or a constraint's name (`maxMinutes`; `years` for both ends).
   */
  readonly key: string
  readonly kind: 'mood' | 'feel' | 'avoid' | 'years' | ConstraintName
  /** An id, a number of minutes, a time (`23:00`), a code or a name; years as `1980-1989`, `1980-` or `-1989`. */
  readonly value: string | number
  /** How much it is wanted, over 0 to 1: of moods and feels. */
  readonly weight?: number
  /** The words that said so, in the order of the text; none where feels speak for a mood that nobody named. */
  readonly ranges: readonly TextRange[]
}

/**
 * The parts of a wish for a page to show as chips: moods and feels, most wanted first, then what is to be left out, then
 * constraints. To take one away, understand the text anew with its key among `drop`; a page can carry `?q=…&drop=calm`.
 */
export function wishParts(wish: Wish): WishPart[] {
  const rangesOf = (says: (part: Part) => boolean): TextRange[] =>
    wish.parts.filter(says).map(({ start, end }) => ({ start, end }))
  const weighed = (kind: 'mood' | 'feel', weights: Wish['moods'] | Wish['feels']): WishPart[] =>
    Object.entries(weights).map(([id, weight]) => ({
      key: id,
      kind,
      value: id,
      weight,
      ranges: rangesOf(({ moods, feels }) => [...moods, ...feels].some((one) => one === id)),
    }))
  return [
    ...weighed('mood', wish.moods),
    ...weighed('feel', wish.feels),
    ...wish.avoid.map((one): WishPart => {
      return { key: keyOfAvoided(one), kind: 'avoid', value: one, ranges: rangesOf(({ avoid }) => avoid.includes(one)) }
    }),
    ...yearsPart(wish, rangesOf),
    ...constraintNames.flatMap((name) => constraintParts(wish, name, rangesOf)),
  ]
}

/** Whether something is left of a part: what is dropped, or taken back by other words, leaves its words behind. */
export function saysSomething({ moods, feels, avoid, constraints }: Part): boolean {
  return moods.length + feels.length + avoid.length + constraints.length > 0
}

/** The query of a search page: `?q=rainy%20sunday&drop=calm`. */
export function searchQuery(text: string, drop: readonly string[]): string {
  const keys = [...new Set(drop)]
  return `?q=${encodeURIComponent(text)}${keys.length > 0 ? `&drop=${keys.join(',')}` : ''}`
}

/** The key by which something that is to be left out is dropped. */
export function keyOfAvoided(one: Avoided): string {
  return `not-${one.replace(/^mood:/, '')}`
}

/** Whether a constraint is among the keys that a visitor dropped. */
export function isDropped(name: ConstraintName, drop: ReadonlySet<string>): boolean {
  if (name === 'yearFrom' || name === 'yearTo') return drop.has('years') || drop.has(name)
  return drop.has(singular(name))
}

/** Constraints that list what another names one of. */
const listed = { services: 'service', languages: 'language', countries: 'country' } as const
type Listed = keyof typeof listed

/** The constraint by whose name a page knows one that lists several. */
export function singular<Name extends ConstraintName>(name: Name): Name extends Listed ? (typeof listed)[Name] : Name
export function singular(name: ConstraintName): ConstraintName {
  return name === 'services' || name === 'languages' || name === 'countries' ? listed[name] : name
}

type RangesOf = (says: (part: Part) => boolean) => TextRange[]

function yearsPart({ yearFrom, yearTo }: Wish, rangesOf: RangesOf): WishPart[] {
  if (yearFrom === undefined && yearTo === undefined) return []
  const ranges = rangesOf(({ constraints }) => constraints.some((name) => name === 'yearFrom' || name === 'yearTo'))
  return [{ key: 'years', kind: 'years', value: `${yearFrom ?? ''}-${yearTo ?? ''}`, ranges }]
}

/** One part a constraint, several where it lists several. */
function constraintParts(wish: Wish, name: ConstraintName, rangesOf: RangesOf): WishPart[] {
  if (name === 'yearFrom' || name === 'yearTo' || singular(name) !== name) return []
  const several: Partial<Record<ConstraintName, readonly string[] | undefined>> = {
    service: wish.services,
    language: wish.languages,
    country: wish.countries,
  }
  const value = several[name] ?? wish[name]
  const ranges = rangesOf(({ constraints }) => constraints.includes(name))
  const values = value === undefined ? [] : typeof value === 'object' ? value : [value]
  return values.map((one) => ({ key: name, kind: name, value: one, ranges }))
}
