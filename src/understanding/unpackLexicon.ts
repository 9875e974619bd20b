import { feelIds } from '#src/domain/feel/feelId.ts'
import { moodIds } from '#src/domain/mood/moodId.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { headsUps } from '#src/domain/title/headsUps.ts'
import { buildInSlices, finished, joined, none } from './buildLexicon.ts'
import { type Lexicon, type Meaning, type PhraseGroup, roles } from './lexicon.ts'
import { withSharedBeginnings } from './sharedBeginnings.ts'

/** Lines that are read without a pause. */
const slice = 50

/** Reads a lexicon as `packLexicon` wrote it, in a few milliseconds. What it does not know it leaves out. */
export function unpackLexicon(locale: Locale, packed: string): Lexicon {
  return finished(unpackInSlices(locale, packed))
}

/** The same; yields often, so that a page stays quick meanwhile. */
export function* unpackInSlices(locale: Locale, packed: string): Generator<void, Lexicon> {
  const groups: PhraseGroup[] = []
  const [meanings = '', ...phrases] = packed.split('\n\n')
  for (const [index, meaning] of meanings.split('\n').entries()) {
    const lines = phrases[index]?.split('\n') ?? []
    groups.push({ meaning: unpackMeaning(meaning), phrases: withSharedBeginnings(lines) })
    if (index % slice === 0) yield
  }
  return yield* buildInSlices(locale, groups)
}

function unpackMeaning(packed: string): Meaning {
  let meaning = none
  for (const one of packed.split(' ')) meaning = joined(meaning, { ...none, ...unpackTarget(one[0], one.slice(1)) })
  return meaning
}

function unpackTarget(kind: string | undefined, value: string): Partial<Meaning> {
  const [place, weight = '100'] = value.split(':').map(Number)
  const share = Number(weight) / 100
  switch (kind) {
    case 'm':
      return { moods: new Map(at(moodIds, place).map((mood) => [mood, share])) }
    case 'f':
      return { feels: new Map(at(feelIds, place).map((feel) => [feel, share])) }
    case 'x':
      return { negates: { ...none, feels: new Map(at(feelIds, place).map((feel) => [feel, 1])) } }
    case 'h':
      return { headsUps: new Set(at(headsUps, place)) }
    case 'r':
      return { roles: new Set(at(roles, place)) }
    case 'y': {
      const [from, to] = value.split('-')
      return { years: { ...(from ? { from: Number(from) } : {}), ...(to ? { to: Number(to) } : {}) } }
    }
    case 'i':
      return { animation: value === 'none' ? 'none' : 'only' }
    case 't':
      return value === 'movie' || value === 'tv' || value === 'any' ? { type: value } : {}
    default: {
      const name = kind && names[kind]
      return name ? { [name]: name === 'number' || /^[adlec]/.test(kind) ? Number(value) : value } : {}
    }
  }
}

const names: Readonly<Record<string, keyof Meaning>> = {
  n: 'number',
  d: 'duration',
  a: 'atMost',
  l: 'atLeast',
  e: 'seasons',
  c: 'clock',
  o: 'language',
  k: 'country',
  s: 'service',
  v: 'serviceAfter',
}

function at<Value>(values: readonly Value[], place: number | undefined): Value[] {
  const value = values[place ?? -1]
  return value === undefined ? [] : [value]
}
