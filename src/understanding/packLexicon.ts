import { feelIds } from '#src/domain/feel/feelId.ts'
import { moodIds } from '#src/domain/mood/moodId.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { headsUps } from '#src/domain/title/headsUps.ts'
import { type Meaning, type PhraseGroup, roles } from './lexicon.ts'
import type { LexiconText } from './parseLines.ts'
import { phraseGroups } from './phraseGroups.ts'
import { withoutSharedBeginnings } from './sharedBeginnings.ts'

/**
 * The texts of a language's lexicon and grammar as one, for `unpackLexicon`, which makes of it what `parseLexicon` makes
 * of the texts: all meanings, a line each, then the phrases of each in order (`withoutSharedBeginnings`), with an empty
 * line before those of each meaning.
 * @throws LexiconDataError like `parseLines`
 */
export function packLexicon(locale: Locale, texts: readonly LexiconText[]): string {
  return packGroups(phraseGroups(locale, texts))
}

export function packGroups(groups: readonly PhraseGroup[]): string {
  const byMeaning = new Map<string, Set<string>>()
  for (const { meaning, phrases } of groups) {
    const packed = packMeaning(meaning)
    byMeaning.set(packed, new Set([...(byMeaning.get(packed) ?? []), ...phrases]))
  }
  const phrases = [...byMeaning.values()].map((all) => withoutSharedBeginnings([...all].sort()))
  return [[...byMeaning.keys()].join('\n'), ...phrases].join('\n\n')
}

function packMeaning(meaning: Meaning): string {
  const { moods, feels, number, duration, atMost, atLeast, clock, years, language, country, type } = meaning
  const weighed = (kind: string, place: number, weight: number): string =>
    `${kind}${place}${weight === 1 ? '' : `:${Math.round(weight * 100)}`}`
  const said: readonly (readonly [string, string | number | undefined])[] = [
    ['n', number],
    ['d', duration],
    ['a', atMost],
    ['l', atLeast],
    ['e', meaning.seasons],
    ['c', clock],
    ['y', years && `${years.from ?? ''}-${years.to ?? ''}`],
    ['o', language],
    ['k', country],
    ['t', type],
    ['i', meaning.animation],
    ['s', meaning.service],
    ['v', meaning.serviceAfter],
  ]
  return [
    ...[...moods].map(([mood, weight]) => weighed('m', moodIds.indexOf(mood), weight)),
    ...[...feels].map(([feel, weight]) => weighed('f', feelIds.indexOf(feel), weight)),
    ...[...(meaning.negates?.feels.keys() ?? [])].map((feel) => `x${feelIds.indexOf(feel)}`),
    ...[...meaning.headsUps].map((one) => `h${headsUps.indexOf(one)}`),
    ...[...meaning.roles].map((role) => `r${roles.indexOf(role)}`),
    ...said.flatMap(([kind, value]) => (value === undefined ? [] : [`${kind}${value}`])),
  ].join(' ')
}
