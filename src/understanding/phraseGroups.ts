import type { Locale } from '#src/domain/place/locale.ts'
import { isContent, type PhraseGroup } from './lexicon.ts'
import { lightStem } from './lightStem.ts'
import { bareWords, type LexiconLine, type LexiconText, parseLines, phraseWords, wordsOfGrammar } from './parseLines.ts'

/**
 * The phrases of a language's lexicon and grammar (format: README.md), folded, by meaning, without those that another of
 * their meaning finds as well: inflected forms, what a pattern covers, other articles, more words of the same sense.
 * @throws LexiconDataError like `parseLines`
 */
export function phraseGroups(locale: Locale, texts: readonly LexiconText[]): PhraseGroup[] {
  const lines = parseLines(texts, locale)
  const grammar = wordsOfGrammar(lines, locale)
  const groups = new Map<string, { readonly line: LexiconLine; readonly patterns: Pattern[] }>()
  const singles = new Set<string>()
  for (const line of lines) {
    const own = patternsOf(line, grammar, locale)
    for (const [word, second] of own) if (word !== undefined && second === undefined) singles.add(word)
    const known = groups.get(line.targets)
    if (known) known.patterns.push(...own)
    else groups.set(line.targets, { line, patterns: own })
  }
  // Another word that means something by itself would be read for that.
  const covered = [...singles].filter((word) => word.includes('*'))
  const isSilent = (word: string): boolean =>
    !word.includes('*') &&
    !/^\d/.test(word) &&
    !singles.has(word) &&
    !covered.some((one) => isSameWord(one, word, locale))
  const heard = new Set<string>()
  const kept = [...groups.values()].map(({ line: { meaning }, patterns }): PhraseGroup => {
    const { found, others } = isContent(meaning)
      ? withoutFound(patterns, isSilent, locale)
      : { found: patterns, others: [] }
    for (const word of others) heard.add(word)
    return { meaning, phrases: [...new Set(found.map((words) => words.join(' ')))].sort() }
  })
  const all = heard.size === 0 ? kept : [...kept, { meaning: heardMeaning, phrases: [...heard].sort() }]
  return withOneForm(all, locale)
}

/**
 * Groups whose phrases of several words hold one form of each word: the one that means something by itself, or else the
 * one that most phrases have. The others are found by their inflection (`lightStem`), and need not be kept.
 */
function withOneForm(groups: readonly PhraseGroup[], locale: Locale): PhraseGroup[] {
  const uses = new Map<string, number>()
  for (const { meaning, phrases } of groups) {
    for (const words of phrases.map((phrase) => phrase.split(' '))) {
      const weight = words.length === 1 ? phraseLimit : isContent(meaning) ? 1 : phraseLimit / 2
      for (const word of words) if (!word.includes('*')) uses.set(word, (uses.get(word) ?? 0) + weight)
    }
  }
  const forms = new Map<string, string>()
  for (const [word, count] of uses) {
    const stem = lightStem(word, locale)
    const known = forms.get(stem)
    if (known === undefined || count > (uses.get(known) ?? 0)) forms.set(stem, word)
  }
  const formOf = (word: string): string =>
    (uses.get(word) ?? phraseLimit) < phraseLimit / 2 ? (forms.get(lightStem(word, locale)) ?? word) : word
  return groups.map(({ meaning, phrases }) => {
    const bare = phrases.map((phrase) => (phrase.includes(' ') ? phrase.split(' ').map(formOf).join(' ') : phrase))
    return { meaning, phrases: isContent(meaning) ? [...new Set(bare)].sort() : phrases }
  })
}

/** More than the phrases of a language. */
const phraseLimit = 1_000_000

type Pattern = readonly string[]

const heardMeaning: PhraseGroup['meaning'] = {
  moods: new Map(),
  feels: new Map(),
  headsUps: new Set(),
  roles: new Set(['heard']),
}

/** The phrases of a line as folded words, those of moods and feels bare. */
function patternsOf(
  { meaning, phrases }: LexiconLine,
  grammar: Parameters<typeof bareWords>[1],
  locale: Locale,
): Pattern[] {
  const patterns = phrases.map((phrase) => phraseWords(phrase, locale)).filter((words) => words.length > 0)
  return isContent(meaning) ? patterns.map((words) => bareWords(words, grammar)) : patterns
}

/**
 * Phrases without those in which a shorter or equal one of the same meaning is found, by words or their inflections.
 * @returns `others`: the words of those left out that are in none that was kept, which are not to count as unknown
 */
function withoutFound(
  patterns: readonly Pattern[],
  isSilent: (word: string) => boolean,
  locale: Locale,
): { readonly found: Pattern[]; readonly others: readonly string[] } {
  const found: Pattern[] = []
  const others: string[] = []
  for (const pattern of [...patterns].sort((a, b) => a.length - b.length || Number(isOpen(b)) - Number(isOpen(a)))) {
    const rests = found.flatMap((one) => restBeside(one, pattern, locale) ?? [])
    const rest = rests.find((words) => words.every(isSilent))
    if (rest) others.push(...rest)
    else found.push(pattern)
  }
  return { found, others }
}

function isOpen(pattern: Pattern): boolean {
  return pattern.some((word) => word.includes('*'))
}

/** The words of a pattern beside those in which another is found; none where it is not. */
function restBeside(one: Pattern, pattern: Pattern, locale: Locale): [Pattern] | null {
  for (let at = 0; at + one.length <= pattern.length; at++) {
    if (one.every((word, place) => isSameWord(word, pattern[at + place] ?? '', locale))) {
      return [[...pattern.slice(0, at), ...pattern.slice(at + one.length)]]
    }
  }
  return null
}

function isSameWord(word: string, other: string, locale: Locale): boolean {
  if (word === other) return true
  if (word.includes('*')) return word.endsWith('*') && word.length > 1 && other.startsWith(word.slice(0, -1))
  return !other.includes('*') && lightStem(word, locale) === lightStem(other, locale)
}
