import { feelIdSchema } from '#src/domain/feel/feel.ts'
import { moodIdSchema } from '#src/domain/mood/mood.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { PlainError } from '#src/domain/plainError.ts'
import { z } from '#src/domain/schema.ts'
import { animationSchema } from '#src/domain/title/animation.ts'
import { titleTypeSchema } from '#src/domain/title/contentType.ts'
import { headsUpSchema } from '#src/domain/title/headsUp.ts'
import { joined, none } from './buildLexicon.ts'
import { type Meaning, type Role, roles } from './lexicon.ts'
import { longSpans } from './smallWords.ts'
import { foldWord, tokenise } from './tokenise.ts'

/** Roles of words that join others; none makes a phrase with one other word. */
const connectives: readonly Role[] = [
  'but',
  'or',
  'and',
  'not',
  'without',
  'want',
  'very',
  'bit',
  'too',
  'like',
  'by',
  'on',
]
/** A lexicon or a grammar has lines that say nothing. The message names file, line and field. */
export class LexiconDataError extends PlainError {
  override readonly name = 'LexiconDataError'
}

const roleSchema = z.enum(roles)
const typeSchema = z.union([titleTypeSchema, z.literal('any')])

/** The text of a lexicon or a grammar, and the path of its file, for errors. */
export interface LexiconText {
  readonly file: string
  readonly text: string
}

/** A line of a lexicon or a grammar. */
export interface LexiconLine {
  /** As written. */
  readonly targets: string
  readonly meaning: Meaning
  readonly phrases: readonly string[]
}

/** The words of a phrase as it stands in a lexicon, folded; patterns keep their `*`. */
export function phraseWords(phrase: string, locale: Locale): string[] {
  return phrase.split(/\s+/).flatMap((word) => {
    if (word === '*') return ['*']
    const [head, tail] = [word.startsWith('*') ? '*' : '', word.length > 1 && word.endsWith('*') ? '*' : '']
    const found = tokenise(word.replaceAll('*', ''), locale).map((token) => token.word)
    if (found.length === 0) return []
    return found.map((one, at) => (at === 0 ? head : '') + one + (at === found.length - 1 ? tail : ''))
  })
}

/**
 * The lines of texts of lexicon and grammar; of those that begin with a language ("@de"), only the locale's.
 * @throws LexiconDataError with file, line and field of every line that has an unknown target or no phrases
 */
export function parseLines(texts: readonly LexiconText[], locale: Locale): LexiconLine[] {
  const problems: string[] = []
  const lines = texts.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => {
      try {
        const [, only, own] = /^@([a-z]{2}) (.*)$/.exec(line) ?? []
        return only === undefined ? parseLine(line) : only === locale ? parseLine(own ?? '') : []
      } catch (error) {
        if (!(error instanceof LexiconDataError)) throw error
        problems.push(`${file}:${index + 1}: ${error.message}`)
        return []
      }
    }),
  )
  if (problems.length > 0) throw new LexiconDataError(problems.join('\n'))
  return lines
}

/** The single words of lines that mean nothing, those that only join others, such as "but", and numbers. */
export function wordsOfGrammar(
  lines: readonly LexiconLine[],
  locale: Locale,
): Readonly<Record<'fill' | 'grammar' | 'numbers', ReadonlySet<string>>> {
  const singles = (of: readonly LexiconLine[]): Set<string> =>
    new Set(
      of.flatMap(({ phrases }) => phrases.filter((phrase) => !/\s/.test(phrase)).map((one) => foldWord(one, locale))),
    )
  return {
    fill: singles(lines.filter(({ meaning }) => meaning.roles.has('fill'))),
    grammar: singles(lines.filter(({ meaning }) => connectives.some((role) => meaning.roles.has(role)))),
    numbers: singles(lines.filter(({ meaning }) => meaning.number !== undefined)),
  }
}

/**
 * A phrase of moods or feels without the words that mean nothing, which a text may lack or have others of; whole where
 * fewer than two words that say something are left ("funny but kind").
 */
export function bareWords(pattern: readonly string[], words: ReturnType<typeof wordsOfGrammar>): readonly string[] {
  const content = pattern.filter((word) => !words.fill.has(word))
  const saying = content.filter((word) => !words.grammar.has(word))
  // "Nach 20 Jahren wieder": the span alone says nothing.
  const isSpan = saying.every((word) => longSpans.has(word) || words.numbers.has(word) || /^\d/.test(word))
  return saying.length > 1 && !isSpan ? content : pattern
}

function parseLine(line: string): LexiconLine[] {
  if (line.trim() === '' || line.startsWith('#')) return []
  const [targets = '', phrases] = line.split('\t')
  const list = (phrases ?? '').split('|').map((phrase) => phrase.trim().toLowerCase())
  const own = list.filter((phrase) => phrase !== '')
  if (own.length === 0) throw new LexiconDataError(`phrases: none after a tab: ${line.slice(0, 80)}`)
  return [{ targets: targets.trim(), meaning: parseTargets(targets.trim()), phrases: own }]
}

function parseTargets(text: string): Meaning {
  const moods: Meaning['moods'] = new Map()
  let meaning: Meaning = { moods, feels: new Map(), headsUps: new Set(), roles: new Set() }
  for (const target of text.split(/\s+/)) meaning = joined(meaning, parseTarget(target))
  return meaning
}

function parseTarget(target: string): Meaning {
  const [kind = '', value = '', third] = target.split(':')
  const role: Role | undefined = roleSchema.safeParse(kind === 'grammar' ? value : kind).data
  if (role && (kind === 'grammar' || kind === 'fill')) return { ...none, roles: new Set([role]) }
  switch (kind) {
    case 'mood':
      return { ...none, moods: new Map([[parsed(moodIdSchema, value, target), weight(third, target)]]) }
    case 'out':
      return { ...none, negates: { ...none, feels: new Map([[parsed(feelIdSchema, value, target), 1]]) } }
    case 'heads-up':
      return { ...none, headsUps: new Set([parsed(headsUpSchema, value, target)]) }
    case 'number':
      return { ...none, number: numeric(value, target) }
    case 'duration':
    case 'minutes':
      return { ...none, duration: numeric(value, target) }
    case 'at-most':
      return { ...none, atMost: numeric(value, target) }
    case 'at-least':
      return { ...none, atLeast: numeric(value, target) }
    case 'seasons':
      return { ...none, seasons: numeric(value, target) }
    case 'clock':
      return { ...none, clock: numeric(value, target) * 60 + numeric(third ?? '0', target) }
    case 'years':
      return { ...none, years: yearsOf(value, target) }
    case 'language':
      return { ...none, language: parsed(z.string().check(z.regex(/^[a-z]{2}(?:\+[a-z]{2})*$/)), value, target) }
    case 'country':
      return { ...none, country: parsed(z.string().check(z.regex(/^[A-Z]{2}$/)), value, target) }
    case 'type':
      return { ...none, type: parsed(typeSchema, value, target) }
    case 'animation':
      return { ...none, animation: parsed(animationSchema, value, target) }
    case 'service':
      return { ...none, service: value }
    case 'service-after':
      return { ...none, serviceAfter: value }
    default:
      return { ...none, feels: new Map([[parsed(feelIdSchema, kind, target), weight(value || undefined, target)]]) }
  }
}

function yearsOf(value: string, target: string): { from?: number; to?: number } {
  const found = /^(\d{4})?-(\d{4})?$/.exec(value)
  if (!found) throw new LexiconDataError(`targets: not a span of years: ${target}`)
  const [, from, to] = found
  return { ...(from ? { from: Number(from) } : {}), ...(to ? { to: Number(to) } : {}) }
}

function weight(text: string | undefined, target: string): number {
  const value = text === undefined ? 1 : Number(text)
  if (!(value > 0 && value <= 1)) throw new LexiconDataError(`targets: not a weight over 0 to 1: ${target}`)
  return value
}

function numeric(text: string, target: string): number {
  const value = Number(text)
  if (text === '' || !Number.isFinite(value)) throw new LexiconDataError(`targets: not a number: ${target}`)
  return value
}

function parsed<Value>(
  schema: { safeParse(value: unknown): { data?: Value | undefined } },
  value: string,
  target: string,
): Value {
  const { data } = schema.safeParse(value)
  if (data === undefined) throw new LexiconDataError(`targets: unknown: ${target}`)
  return data
}
