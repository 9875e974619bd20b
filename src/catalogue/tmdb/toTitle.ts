import type { FeelId } from '#src/domain/feel/feel.ts'
import { defaultLocale, type Locale } from '#src/domain/place/locale.ts'
import { z } from '#src/domain/schema.ts'
import { shorten } from '#src/domain/shorten.ts'
import type { TitleType } from '#src/domain/title/contentType.ts'
import type { Genre } from '#src/domain/title/genre.ts'
import type { Title } from '#src/domain/title/title.ts'
import { titlePath } from '#src/domain/title/titlePath.ts'
import { type Curated, countriesKnown, ownFields, ratingOf } from './curated.ts'
import { feelsByEvidence } from './evidence/feelsByEvidence.ts'
import { collectionKey, type KnownTitles, kinOf } from './evidence/kin.ts'
import { signsOf } from './evidence/signsOf.ts'
import { genresOfNumbers, titleDetails } from './evidence/titleDetails.ts'
import { languageOf } from './languageOf.ts'
import { lengthsOf } from './lengthsOf.ts'
import type { RawDetails, RawKeywords, RawListItem } from './schemas.ts'
import { toAvailability } from './toAvailability.ts'
import { adultKeywords } from './withoutAdults.ts'

/** Maximum number of feels of a title, as in its schema. */
const mostFeels = 12
/** As in a title's schema. */
const mostGenres = 8
const firstYear = 1888
/** Length of a description in a list, in UTF-16 code units. */
const longestInList = 600
/** Length of any description. */
const longest = 4000
const lastYear = 2100
const mostMakers = 3
const mostLeads = 4

export interface Context {
  readonly type: TitleType
  /** The feels that the query implies, strongest first: a title found by a feel's keywords gets that feel. */
  readonly impliedFeels?: readonly FeelId[]
  readonly curated?: Curated | undefined
  /** Looks up what editors say of related titles. */
  readonly known?: KnownTitles
}

/**
 * Maps a list item to a title. Lists lack seasons and availability, which stay unknown, and lengths, which are known of
 * curated titles only.
 * @returns null for an item without a name or for adults only
 */
export function titleOfListItem(raw: RawListItem, context: Context): Title | null {
  const { type, impliedFeels = [], curated } = context
  const basics = basicsOf(raw, raw.genre_ids, context)
  if (!basics) return null
  return {
    ...basics,
    countries: countriesKnown(raw.origin_country, raw.original_language, curated),
    ...(curated ? feelsOf(curated) : feelsFound(signsOf(titleDetails(raw, type, raw.genre_ids, []), impliedFeels))),
    people: [...(curated?.people ?? [])],
    description: shorten(
      raw.overview.trim() || curated?.description || stated(basics.title, dateOf(raw)),
      longestInList,
    ),
    availability: {},
  }
}

/**
 * Maps TMDB's details to a title.
 * @param day date of the request, `2026-11-21`
 * @returns null for a title without a name or for adults only
 */
export function titleOfDetails(raw: RawDetails, locale: Locale, day: string, context: Context): Title | null {
  const { type, curated } = context
  const genreNumbers = raw.genres.map(({ id }) => id)
  const basics = basicsOf(raw, genreNumbers, context)
  if (!basics) return null
  const countries = [...raw.origin_country, ...raw.production_countries.map((country) => country.iso_3166_1)]
  const people = peopleOf(raw, type)
  const own = raw.overview.trim() || overviewIn(raw, locale) || curated?.description
  const english = own ? '' : overviewIn(raw, defaultLocale)
  const collection = collectionKey(raw.belongs_to_collection?.name ?? '')
  return {
    ...basics,
    countries: countriesKnown(countries, raw.original_language, curated),
    ...(curated ? feelsOf(curated) : evidencedFeels(raw, genreNumbers, locale, context)),
    ...(basics.franchise || !collection ? {} : { franchise: collection }),
    people: people.length > 0 ? people : [...(curated?.people ?? [])],
    description: shorten(own || english || stated(basics.title, dateOf(raw)), longest),
    ...(english ? { descriptionLocale: defaultLocale } : {}),
    ...(raw['watch/providers']
      ? { availability: toAvailability(raw['watch/providers']), offersOn: day }
      : { availability: {} }),
    ...lengthsOf(raw, type),
    ...releaseToCome(dateOf(raw), day),
    ...(raw.keywords && isForAdults(raw.keywords) ? { forAdults: true } : {}),
    ...(raw.imdb_id && /^tt\d{7,8}$/.test(raw.imdb_id) ? { imdbId: raw.imdb_id } : {}),
  }
}

/**
 * Directors or creators first, then the leads, as in the embedded catalogue. A movie without a known director gets no
 * people, because the first of a movie's people is taken for its director.
 */
function peopleOf({ created_by: creators, credits }: RawDetails, type: TitleType): string[] {
  const directors = (credits?.crew ?? []).filter(({ job }) => job === 'Director')
  const makers = (type === 'movie' ? directors : creators).slice(0, mostMakers)
  if (type === 'movie' && makers.length === 0) return []
  const leads = [...(credits?.cast ?? [])].sort((a, b) => a.order - b.order).slice(0, mostLeads)
  const names = [...makers, ...leads].map(({ name }) => name.trim().slice(0, 80)).filter(Boolean)
  return [...new Set(names)]
}

/** The fields that lists and details have in common. */
type RawBasics = Pick<
  RawListItem,
  | 'id'
  | 'adult'
  | 'title'
  | 'name'
  | 'original_title'
  | 'original_name'
  | 'original_language'
  | 'poster_path'
  | 'release_date'
  | 'first_air_date'
  | 'vote_average'
  | 'vote_count'
>

function basicsOf(raw: RawBasics, genreNumbers: readonly number[], { type, curated }: Context) {
  const name = (type === 'movie' ? raw.title : raw.name)?.trim() || raw.title?.trim() || raw.name?.trim()
  if (!name || raw.adult) return null
  const id = `${type}-${raw.id}` as const
  const originalTitle = (raw.original_title ?? raw.original_name)?.trim() || name
  return {
    id,
    type,
    tmdbId: raw.id,
    title: name.slice(0, 200),
    originalTitle: originalTitle.slice(0, 200),
    ...(curated?.year ? { year: curated.year } : {}),
    ...yearOf(dateOf(raw)),
    genres: genresOf(genreNumbers, curated),
    ...ratingOf(raw, curated),
    language: languageOf(raw.original_language),
    reasons: curated?.reasons ?? {},
    // The original title is in every response and the same in every language; an English one would need another
    // request.
    path: curated?.path ?? titlePath(id, originalTitle),
    ...ownFields(curated),
    ...imageOf(raw.poster_path),
  }
}

function isForAdults({ keywords, results }: RawKeywords): boolean {
  return [...keywords, ...results].some(({ id }) => adultKeywords.some((number) => number === id))
}

/** The date of the release or of the first broadcast, `2010-07-15`; empty where TMDB has none. */
export function dateOf(raw: Pick<RawBasics, 'release_date' | 'first_air_date'>): string {
  return raw.release_date || raw.first_air_date || ''
}

function genresOf(numbers: readonly number[], curated: Curated | undefined): Genre[] {
  if (curated?.genres) return [...curated.genres]
  return genresOfNumbers(numbers).slice(0, mostGenres)
}

function feelsOf({ feels }: Curated): Pick<Title, 'feels'> {
  return { feels: feels.slice(0, mostFeels) }
}

function evidencedFeels(raw: RawDetails, genreNumbers: readonly number[], locale: Locale, context: Context) {
  return feelsFound(...evidenceOf(raw, genreNumbers, locale, context))
}

function feelsFound(...evidence: Parameters<typeof feelsByEvidence>): Pick<Title, 'feels' | 'feelStrengths'> {
  const found = feelsByEvidence(...evidence)
  return {
    feels: found.map(({ feel }) => feel),
    feelStrengths: found.map(({ strength }) => Math.round(strength * 100) / 100),
  }
}

/**
 * The signs of a title of which editors say nothing, and what they say of its kin: what its feels are read from.
 * @param locale language that `overview` and `tagline` are in
 */
export function evidenceOf(
  raw: RawDetails,
  genreNumbers: readonly number[],
  locale: Locale,
  { type, impliedFeels = [], known }: Context,
): Parameters<typeof feelsByEvidence> {
  const english = raw.translations?.translations.find((text) => text.iso_639_1 === defaultLocale)?.data
  const texts =
    locale === defaultLocale ? [raw.overview, raw.tagline] : [english?.overview ?? '', english?.tagline ?? '']
  const signs = signsOf(titleDetails(raw, type, genreNumbers, texts), impliedFeels)
  return known ? [signs, kinOf(raw, type, known)] : [signs]
}

function yearOf(date: string): Pick<Title, 'year'> {
  const year = Number(date.slice(0, 4))
  return Number.isInteger(year) && year >= firstYear && year <= lastYear ? { year } : {}
}

function releaseToCome(date: string, day: string): Pick<Title, 'comesOutOn'> {
  return date > day && z.iso.date().safeParse(date).success ? { comesOutOn: date } : {}
}

/** The description in a translation; empty where there is none. */
function overviewIn(raw: RawDetails, locale: Locale): string {
  return raw.translations?.translations.find((text) => text.iso_639_1 === locale)?.data.overview.trim() ?? ''
}

/** Fallback description of a title without any text: its name and year. Never empty. */
function stated(title: string, date: string): string {
  const year = date.slice(0, 4)
  return year ? `${title} (${year})` : title
}

/** The poster through the site's own origin (Netlify Image CDN); the page chooses the widths. */
function imageOf(path: string | null | undefined): { imageUrl: string } | Record<string, never> {
  if (!path || !/^\/[\w-]+\.(jpg|jpeg|png|webp|svg)$/i.test(path)) return {}
  const source = `https://image.tmdb.org/t/p/w780${path}`
  return { imageUrl: `/.netlify/images?url=${encodeURIComponent(source)}&w=400&h=600&fit=cover` }
}
