import { moodIds } from '#src/domain/mood/mood.ts'
import { countryCodes, parseCountryCode } from '#src/domain/place/country.ts'
import { defaultLocale, locales } from '#src/domain/place/locale.ts'
import { z } from '#src/domain/schema.ts'
import { contentTypes } from '#src/domain/title/contentType.ts'
import { genres, parseGenre } from '#src/domain/title/genre.ts'
import { maxSearchLength } from '#src/domain/title/searchText.ts'
import { type TitleId, titleIdSchema } from '#src/domain/title/titleId.ts'
import { mostIds } from './canonicalIds.ts'

/** The highest page number, which is also TMDB's limit. */
const maxPage = 500

/** A text that a function parses to a value; null means invalid, and the error then lists the allowed values. */
function parsedText<Value extends string>(parse: (text: string) => Value | null, allowed: string) {
  return z.pipe(
    z.string(),
    z.transform((text: string, context): Value => {
      const value = parse(text)
      if (value !== null) return value
      context.issues.push({ code: 'custom', message: `must be ${allowed}`, input: text })
      return z.NEVER
    }),
  )
}

function oneOf<Value extends string>(values: readonly Value[]) {
  return parsedText((text) => values.find((value) => value === text) ?? null, `one of ${values.join(', ')}`)
}

/** `BR`, case-insensitive. */
export const countryParameter = z.optional(parsedText(parseCountryCode, `one of ${countryCodes.join(', ')}`))

/** `BR`, or `auto` to delete the choice. */
export const countryChoiceParameter = parsedText(
  (text) => (text.toLowerCase() === 'auto' ? 'auto' : parseCountryCode(text)),
  `one of ${countryCodes.join(', ')}, or auto`,
)

/** The language of the texts in the response. */
export const localeParameter = z._default(oneOf(locales), defaultLocale)

export const contentTypeParameter = z._default(oneOf(contentTypes), 'all')

export const moodParameter = oneOf(moodIds)

/** A second lamp: what serves both moods is wanted. The same mood twice is that mood. */
export const secondMoodParameter = z.optional(moodParameter)

/** `Sci-Fi`, `science fiction`: case-insensitive, with common aliases. */
export const genreParameter = parsedText(parseGenre, `one of ${genres.join(', ')}`)

/** `movie-129`, `tv-1396`. */
export const titleIdParameter = parsedText(
  (text) => titleIdSchema.safeParse(text).data ?? null,
  'movie or tv, a hyphen, and a number',
)

/** `movie-129,tv-1396`: 1 to 24, in the order of `canonicalIds` where equal sets shall share a cache entry. */
export const titleIdsParameter = z.pipe(
  z.string(),
  z.transform((text: string, context): TitleId[] => {
    const ids = z.array(titleIdSchema).safeParse(text.split(',')).data
    if (ids && ids.length <= mostIds) return [...new Set(ids)].sort()
    context.issues.push({
      code: 'custom',
      message: `must be 1 to ${mostIds} ids like movie-129, with commas`,
      input: text,
    })
    return z.NEVER
  }),
)

/** A search query; white space is trimmed and collapsed. May be empty, which yields an empty result. */
export const queryParameter = z._default(
  z.pipe(
    z.string().check(z.maxLength(maxSearchLength, { error: `must be at most ${maxSearchLength} characters` })),
    z.transform((text: string) => text.trim().replace(/\s+/g, ' ')),
  ),
  '',
)

/** One-based. */
export const pageParameter = z._default(
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,2}$/, { error: `must be a number from 1 to ${maxPage}` })),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.number().check(z.lte(maxPage, { error: `must be a number from 1 to ${maxPage}` })),
    ),
  ),
  1,
)
