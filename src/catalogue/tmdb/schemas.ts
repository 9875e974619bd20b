import { z } from '#src/domain/schema.ts'

/**
 * The parts of TMDB's responses that are used. Whatever real responses omit, null or leave empty is tolerated; an
 * invalid record in a list is dropped without failing the list.
 */

/** A list reduced to its valid items. A value that is not a list is an error: it must not be read as an empty one. */
function wellFormed<Item>(item: z.ZodMiniType<Item>) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((records: unknown[]): Item[] =>
      records.flatMap((record) => {
        const parsed = item.safeParse(record)
        return parsed.success ? [parsed.data] : []
      }),
    ),
  )
}

/** A list that may be missing as a whole. */
export const listOf = <Item>(item: z.ZodMiniType<Item>) => z.catch(wellFormed(item), [])

/** Characters that turn the direction of what follows them, and so of the page: Unicode's bidirectional controls. */
const directionControls = /\p{Bidi_Control}/gu
/** A text of TMDB's without controls of direction. */
const plain = z.pipe(
  z.string(),
  z.transform((value: string) => value.replace(directionControls, '')),
)
/** A wrong type reads as an empty text or as 0, so that it does not invalidate the record. */
const text = z.catch(plain, '')
const number = z.catch(z.number(), 0)
const id = z.int().check(z.positive())

/** A movie or series in a list. Movies have `title` and `release_date`, series `name` and `first_air_date`. */
export const rawListItemSchema = z
  .object({
    id,
    media_type: z.optional(z.string()),
    adult: z.optional(z.boolean()),
    title: z.optional(z.nullable(plain)),
    name: z.optional(z.nullable(plain)),
    original_title: z.optional(z.nullable(plain)),
    original_name: z.optional(z.nullable(plain)),
    original_language: text,
    origin_country: listOf(z.string()),
    overview: text,
    poster_path: z.optional(z.nullable(z.string())),
    genre_ids: listOf(z.number()),
    release_date: z.optional(z.nullable(z.string())),
    first_air_date: z.optional(z.nullable(z.string())),
    vote_average: number,
    vote_count: number,
  })
  .check(
    z.refine((raw) => raw.media_type !== 'person', { error: 'is a person' }),
    z.refine((raw) => Boolean(raw.title?.trim() || raw.name?.trim()), { error: 'has no title' }),
  )
export type RawListItem = z.infer<typeof rawListItemSchema>

export const rawPageSchema = z.object({
  page: number,
  results: wellFormed(rawListItemSchema),
  total_pages: number,
  total_results: number,
})
export type RawPage = z.infer<typeof rawPageSchema>

const named = z.object({ id: z.number(), name: z.string() })

const rawOfferSchema = z.object({
  provider_id: id,
  provider_name: text,
  display_priority: z.catch(z.number(), 999),
})
export type RawOffer = z.infer<typeof rawOfferSchema>

const rawCountryOffersSchema = z.object({
  link: z.optional(z.nullable(z.string())),
  flatrate: listOf(rawOfferSchema),
  ads: listOf(rawOfferSchema),
  free: listOf(rawOfferSchema),
  rent: listOf(rawOfferSchema),
  buy: listOf(rawOfferSchema),
})
export type RawCountryOffers = z.infer<typeof rawCountryOffersSchema>

/**
 * Offers by country. A country with an invalid entry counts as missing. An answer without `results` is an error: it
 * must not be read as "nowhere".
 */
export const rawProvidersSchema = z.object({
  results: z.pipe(
    z.nullable(z.record(z.string(), z.unknown())),
    z.transform(
      (byCountry: Record<string, unknown> | null): Record<string, RawCountryOffers> =>
        Object.fromEntries(
          Object.entries(byCountry ?? {}).flatMap(([country, offers]) => {
            const parsed = rawCountryOffersSchema.safeParse(offers)
            return parsed.success ? [[country, parsed.data]] : []
          }),
        ),
    ),
  ),
})
export type RawProviders = z.infer<typeof rawProvidersSchema>

/** The response has `keywords` for movies and `results` for series. */
export const rawKeywordsSchema = z.object({ keywords: listOf(named), results: listOf(named) })
export type RawKeywords = z.infer<typeof rawKeywordsSchema>

/** The cast, ordered by billing (`order`), and the crew with their jobs. */
const rawCreditsSchema = z.object({
  cast: listOf(z.object({ name: plain, order: z.catch(z.number(), 999) })),
  crew: listOf(z.object({ name: plain, job: text })),
})

const rawTranslationSchema = z.object({
  iso_639_1: z.string(),
  data: z.object({ overview: text, title: text, name: text, tagline: text }),
})

/** What TMDB relates to a title; only who they are is read. */
const rawRelatedSchema = z.object({
  id,
  media_type: z.optional(z.string()),
  release_date: z.optional(z.nullable(z.string())),
  first_air_date: z.optional(z.nullable(z.string())),
})

/** The details of a movie or series, with the parts requested by `append_to_response`. */
export const rawDetailsSchema = z.object({
  id,
  adult: z.optional(z.boolean()),
  title: z.optional(z.nullable(plain)),
  name: z.optional(z.nullable(plain)),
  original_title: z.optional(z.nullable(plain)),
  original_name: z.optional(z.nullable(plain)),
  original_language: text,
  origin_country: listOf(z.string()),
  production_countries: listOf(z.object({ iso_3166_1: z.string() })),
  overview: text,
  tagline: text,
  belongs_to_collection: z.optional(z.catch(z.nullable(z.object({ name: text })), null)),
  recommendations: z.optional(z.catch(z.nullable(z.object({ results: listOf(rawRelatedSchema) })), null)),
  poster_path: z.optional(z.nullable(z.string())),
  imdb_id: z.optional(z.nullable(z.string())),
  genres: listOf(named),
  release_date: z.optional(z.nullable(z.string())),
  first_air_date: z.optional(z.nullable(z.string())),
  runtime: z.optional(z.nullable(z.number())),
  number_of_seasons: z.optional(z.nullable(z.number())),
  /** Minutes; TMDB no longer fills it for many series. */
  episode_run_time: listOf(z.number()),
  last_episode_to_air: z.optional(z.catch(z.nullable(z.object({ runtime: z.nullable(z.number()) })), null)),
  created_by: listOf(named),
  vote_average: number,
  vote_count: number,
  keywords: z.optional(z.catch(z.nullable(rawKeywordsSchema), null)),
  'watch/providers': z.optional(z.catch(z.nullable(rawProvidersSchema), null)),
  credits: z.optional(z.catch(z.nullable(rawCreditsSchema), null)),
  translations: z.optional(z.catch(z.nullable(z.object({ translations: listOf(rawTranslationSchema) })), null)),
})
export type RawDetails = z.infer<typeof rawDetailsSchema>

const rawProviderSchema = z.object({
  provider_id: id,
  provider_name: z.string().check(z.minLength(1)),
  display_priorities: z.catch(z.record(z.string(), z.number()), {}),
  display_priority: z.catch(z.number(), 999),
})
export type RawProvider = z.infer<typeof rawProviderSchema>

export const rawProviderListSchema = z.object({ results: listOf(rawProviderSchema) })
