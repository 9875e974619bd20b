import type { PoolItem, RecommendationItem, TitleItem } from '#src/api/items.ts'
import { platformById } from '#src/catalogue/platforms/platformById.ts'
import { moodsByStrength } from '#src/domain/mood/mood.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { type MaybeCountry, platformsFor } from '#src/domain/platform/availability.ts'
import type { Platform } from '#src/domain/platform/platform.ts'
import type { Title } from '#src/domain/title/title.ts'
import { moodProfile } from '#src/engine/moodProfile.ts'
import type { Recommendation } from '#src/engine/recommend.ts'
import { reasonText } from '#src/i18n/reasonText.ts'

type Common = Omit<TitleItem, 'streamingUrl' | 'streamingVia' | 'platforms'>

/**
 * Maps a title to a list item for visitors from a country.
 * @param country null where the country is unknown
 */
export function toTitleItem(title: Title, country: MaybeCountry): TitleItem {
  const platforms = platformsFor(title.availability, country)
  return { ...common(title), platforms: namesOf(title, platforms), ...streamingOf(title, platforms, country) }
}

/** Maps a recommendation to a card item, with its reason as text in the given language. */
export function toRecommendationItem({ title, reason, platforms }: Recommendation, locale: Locale): RecommendationItem {
  return { ...common(title), reason: reasonText(reason, locale), platforms: namesOf(title, platforms) }
}

/**
 * Like `toRecommendationItem`, with the fields that ranking in the browser needs. `fit` is rounded to three decimals.
 */
export function toPoolItem(recommendation: Recommendation, locale: Locale): PoolItem {
  const { title, fit } = recommendation
  return { ...toRecommendationItem(recommendation, locale), genres: title.genres, fit: Math.round(fit * 1000) / 1000 }
}

function common(title: Title): Common {
  const [genre = 'Drama'] = title.genres
  return {
    id: title.id,
    title: title.title,
    description: title.description,
    imageUrl: title.imageUrl ?? posterUrl(title),
    rating: title.rating,
    contentType: title.type,
    year: title.year,
    ...(title.runtime !== undefined ? { duration: title.runtime } : {}),
    ...(title.seasons !== undefined ? { seasons: title.seasons } : {}),
    genre,
    ...(title.path ? { path: title.path } : {}),
  }
}

/**
 * URL of the generated poster. The query names the two strongest moods, which colour it, so that a browser can draw the
 * poster inline without a request.
 */
export function posterUrl(title: Title): string {
  const [first, second] = moodsByStrength(moodProfile(title))
  return `/posters/${title.id}.svg?light=${first}.${second}`
}

/**
 * Resolves platform ids to display names; a live platform without an entry of its own brings its name along in the
 * offer.
 */
export function platformNames({ availability }: Title): (id: string) => string {
  const named = new Map(
    Object.values(availability).flatMap((offers) =>
      (offers ?? []).map((offer) => [offer.platform, offer.name] as const),
    ),
  )
  return (id) => platformById(id)?.name ?? named.get(id) ?? id
}

function namesOf(title: Title, platforms: readonly string[]): string[] {
  return platforms.map(platformNames(title))
}

type Streaming = Pick<TitleItem, 'streamingUrl' | 'streamingVia'>

/**
 * Where to watch a title: the first known platform's search for it, else that platform's home page; the TMDB watch page
 * if no platform is known.
 */
function streamingOf(title: Title, platforms: readonly string[], country: MaybeCountry): Streaming {
  for (const id of platforms) {
    const platform = platformById(id)
    if (platform) return { streamingUrl: addressOn(platform, title) }
  }
  if (platforms.length === 0) return {}
  const page = `https://www.themoviedb.org/${title.type}/${title.tmdbId}/watch`
  return { streamingUrl: country ? `${page}?locale=${country}` : page, streamingVia: 'tmdb' }
}

/** The platform's search results for a title, or its home page where its search has no URL. */
export function addressOn({ searchUrl, website }: Platform, { title }: Title): string {
  return searchUrl?.replace('{query}', encodeURIComponent(title)) ?? website
}
