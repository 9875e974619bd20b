import type { FeelId } from '#src/domain/feel/feel.ts'
import type { TitleType } from '#src/domain/title/contentType.ts'
import type { Genre } from '#src/domain/title/genre.ts'
import type { Lexeme } from './lexicon.data.ts'

/** Steps of a number: the first whose limit lies above the number, else the last. */
const eras = [
  ['before 1930', 1930],
  ['1930 to 1945', 1946],
  ['1946 to 1959', 1960],
  ['1960 to 1979', 1980],
  ['in the 1980s', 1990],
  ['in the 1990s', 2000],
  ['2000 to 2009', 2010],
  ['since 2010', Number.POSITIVE_INFINITY],
] as const
const lengths = [
  ['under 45 minutes', 45],
  ['45 to 75 minutes', 76],
  ['76 to 89 minutes', 90],
  ['90 to 119 minutes', 120],
  ['2 to 2.5 hours', 150],
  ['over 2.5 hours', Number.POSITIVE_INFINITY],
] as const
const ratings = [
  ['under 5', 5],
  ['5 to 5.8', 5.8],
  ['5.8 to 6.8', 6.8],
  ['6.8 to 7.5', 7.5],
  ['7.5 and more', Number.POSITIVE_INFINITY],
] as const

type Step<Steps extends readonly (readonly [string, number])[]> = Steps[number][0]

function stepOf<Name extends string>(steps: readonly (readonly [Name, number])[], value: number): Name | undefined {
  return steps.find(([, limit]) => value < limit)?.[0]
}

export const eraOf = (year: number): Step<typeof eras> | undefined => stepOf(eras, year)
export const lengthOf = (minutes: number): Step<typeof lengths> | undefined => stepOf(lengths, minutes)
export const ratingOf = (rating: number): Step<typeof ratings> | undefined => stepOf(ratings, rating)

/**
 * Something in a title's details that speaks for or against a feel, in words: `genre Comedy`, `keywords of slapstick`
 * (at least one of feelKeywords.data.ts), `words of war` (see lexicon.data.ts), `made before 1930`.
 */
export type Sign =
  | `kind ${TitleType}`
  | `genre ${Genre}`
  | `first genre ${Genre}`
  | `only genre ${Genre}`
  | `genres ${Genre} and ${Genre}`
  | `keyword ${string}`
  | `keywords of ${FeelId}`
  | `many keywords of ${FeelId}`
  | `words of ${Lexeme}`
  | `made ${Step<typeof eras>}`
  | `runs ${Step<typeof lengths>}`
  | `rated ${Step<typeof ratings>}`
  | `language ${string}`
