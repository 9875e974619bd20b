import { feelIds } from '#src/domain/feel/feelId.ts'
import { moodIds } from '#src/domain/mood/moodId.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { headsUps } from '#src/domain/title/headsUps.ts'
import { type Meaning, type PhraseGroup, roles } from './lexicon.ts'
import { phraseGroups } from './phraseGroups.ts'

/**
 * The texts of a language's lexicon and grammar as one, for browsers; `unpackLexicon` makes of it what `parseLexicon`
 * makes of the texts. A line is a meaning, a tab and phrases in order, each as the number of letters that it shares with
 * the one before (A none, B one), and the rest of it.
 * @throws Error like `parseLexicon`
 */
export function packLexicon(locale: Locale, texts: readonly string[]): string {
  return packGroups(phraseGroups(locale, texts))
}

export function packGroups(groups: readonly PhraseGroup[]): string {
  return groups.map(({ meaning, phrases }) => `${packMeaning(meaning)}\t${packPhrases(phrases)}`).join('\n')
}

/** Letters that can be shared: A to Z. */
const mostShared = 25

function packPhrases(phrases: readonly string[]): string {
  let before = ''
  return phrases
    .map((phrase) => {
      let shared = 0
      while (shared < mostShared && shared < phrase.length && phrase[shared] === before[shared]) shared++
      before = phrase
      return String.fromCharCode(65 + shared) + phrase.slice(shared)
    })
    .join('')
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
    ['c', clock],
    ['y', years && `${years.from ?? ''}-${years.to ?? ''}`],
    ['o', language],
    ['k', country],
    ['t', type],
    ['s', meaning.service],
    ['v', meaning.serviceAfter],
  ]
  return [
    ...[...moods].map(([mood, weight]) => weighed('m', moodIds.indexOf(mood), weight)),
    ...[...feels].map(([feel, weight]) => weighed('f', feelIds.indexOf(feel), weight)),
    ...[...meaning.headsUps].map((one) => `h${headsUps.indexOf(one)}`),
    ...[...meaning.roles].map((role) => `r${roles.indexOf(role)}`),
    ...said.flatMap(([kind, value]) => (value === undefined ? [] : [`${kind}${value}`])),
  ].join(' ')
}
