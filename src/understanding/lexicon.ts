import type { FeelId } from '#src/domain/feel/feelId.ts'
import type { MoodId } from '#src/domain/mood/moodId.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { Animation } from '#src/domain/title/animation.ts'
import type { TitleType } from '#src/domain/title/contentType.ts'
import type { headsUps } from '#src/domain/title/headsUps.ts'

/** What grammar words do; each is explained in lexicon/en.grammar.txt. */
export const roles = [
  ...(['fill', 'heard', 'not', 'without', 'not-after', 'not-only', 'optional', 'but', 'want', 'or', 'and'] as const),
  ...(['very', 'bit', 'too', 'like', 'like-after', 'by', 'on', 'set-in', 'off-topic', 'dies', 'plain'] as const),
  ...(['at-most', 'at-least', 'about', 'between', 'range', 'hour', 'minute', 'half', 'quarter'] as const),
  ...([
    'until',
    'until-after',
    'oclock',
    'am',
    'pm',
    'half-past',
    'half-to',
    'quarter-past',
    'quarter-to',
    'past',
    'to',
  ] as const),
  ...(['minus', 'before', 'up-to', 'after', 'since', 'onwards', 'early', 'mid', 'late', 'decade'] as const),
  ...(['decade-after', 'year-of', 'situation', 'less', 'more', 'spared', 'child', 'age-before', 'age-after'] as const),
  ...(['old', 'last', 'year', 'ten-years', 'question', 'not-that', 'walk-out', 'season'] as const),
  ...(['this-year', 'last-year'] as const),
] as const
export type Role = (typeof roles)[number]

/** What a phrase of the lexicon stands for. */
export interface Meaning {
  /** Weights, over 0 to 1. */
  readonly moods: ReadonlyMap<MoodId, number>
  readonly feels: ReadonlyMap<FeelId, number>
  readonly headsUps: ReadonlySet<(typeof headsUps)[number]>
  readonly roles: ReadonlySet<Role>
  /**
   * What a phrase leaves out besides: one that begins with a negation ("can't do gore"; empty where the rest of it is no
   * phrase), or one that says so itself ("for grown-ups").
   */
  readonly negates?: Meaning
  readonly number?: number
  /** A length in minutes that the phrase names. */
  readonly duration?: number
  readonly atMost?: number
  readonly atLeast?: number
  /** Most seasons: "miniseries". */
  readonly seasons?: number
  /** Time of day in minutes since midnight, up to 1440. */
  readonly clock?: number
  readonly years?: { readonly from?: number; readonly to?: number }
  /** An original language, or several with `+` between, any of which will do. */
  readonly language?: string
  readonly country?: string
  readonly type?: TitleType | 'any'
  /** "cartoon", or "live action". */
  readonly animation?: Animation
  readonly service?: string
  /** A platform that counts only behind a word like "on". */
  readonly serviceAfter?: string
}

/** A meaning and the phrases that stand for it: folded words with spaces between, patterns with a `*`. */
export interface PhraseGroup {
  readonly meaning: Meaning
  readonly phrases: readonly string[]
}

/** All phrases of a language, made for matching by `buildLexicon`. */
export interface Lexicon {
  readonly locale: Locale
  /** What phrases mean; their words are joined by spaces, patterns keep their `*`, a `*` of its own is any word. */
  readonly phrases: ReadonlyMap<string, Meaning>
  /** Beginnings of phrases of several words. */
  readonly beginnings: ReadonlySet<string>
  /** All words and patterns of phrases. */
  readonly words: ReadonlySet<string>
  /** Words that mean nothing. */
  readonly fill: ReadonlySet<string>
  /** Words by their stem (see `lightStem`). */
  readonly byStem: ReadonlyMap<string, readonly string[]>
  /** Words long enough for typing errors, by first letter. */
  readonly byLetter: ReadonlyMap<string, readonly string[]>
}

/** Whether a phrase stands for moods, feels or heads-ups, wished or left out. */
export function isContent({ moods, feels, headsUps, negates }: Meaning): boolean {
  return moods.size + feels.size + headsUps.size > 0 || negates !== undefined
}

/** What a word means that is a phrase by itself. */
export function singleMeaning({ phrases }: Pick<Lexicon, 'phrases'>, word: string): Meaning | undefined {
  const meaning = phrases.get(word)
  return meaning && !saysNothing(meaning) ? meaning : undefined
}

/** Whether a word is only known, not understood. */
export function saysNothing({ roles, ...meaning }: Meaning): boolean {
  if (roles.size !== 1 || !(roles.has('heard') || roles.has('plain'))) return false
  return !isContent({ ...meaning, roles })
}
