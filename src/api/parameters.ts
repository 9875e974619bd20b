import { contentTypes } from '#src/domain/contentType.ts'
import { countryCodes, parseCountryCode } from '#src/domain/country.ts'
import { genres, parseGenre } from '#src/domain/genre.ts'
import { defaultLocale, locales } from '#src/domain/locale.ts'
import { moodIds } from '#src/domain/mood.ts'
import { z } from '#src/domain/schema.ts'
import { maxSearchLength } from '#src/domain/searchText.ts'
import { titleIdSchema } from '#src/domain/titleId.ts'

/** The last page that may be asked for (TMDB's own limit, too). */
const maxPage = 500

/** A text that a function turns into a value; null means that it is not one of the allowed, which the error then names. */
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

/** `BR`, in any case. */
export const countryParameter = z.optional(parsedText(parseCountryCode, `one of ${countryCodes.join(', ')}`))

/** `BR`, or `auto` to forget the choice. */
export const countryChoiceParameter = parsedText(
  (text) => (text.toLowerCase() === 'auto' ? 'auto' : parseCountryCode(text)),
  `one of ${countryCodes.join(', ')}, or auto`,
)

/** The language of the texts in the answer. */
export const localeParameter = z._default(oneOf(locales), defaultLocale)

export const contentTypeParameter = z._default(oneOf(contentTypes), 'all')

export const moodParameter = oneOf(moodIds)

/** `Sci-Fi`, `science fiction`: any case, and the common aliases. */
export const genreParameter = parsedText(parseGenre, `one of ${genres.join(', ')}`)

/** `movie-129`, `tv-1396`. */
export const titleIdParameter = parsedText(
  (text) => titleIdSchema.safeParse(text).data ?? null,
  'movie or tv, a hyphen, and a number',
)

/** What a visitor typed; white space around it does not count. May be empty: the answer is then empty, too. */
export const queryParameter = z._default(
  z.pipe(
    z.string().check(z.maxLength(maxSearchLength, { error: `must be at most ${maxSearchLength} characters` })),
    z.transform((text: string) => text.trim().replace(/\s+/g, ' ')),
  ),
  '',
)

/** From 1. */
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
