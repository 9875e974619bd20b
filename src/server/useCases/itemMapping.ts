import type { PoolItem, RecommendationItem, TitleCard, TitleDetails, TitleItem } from '#src/api/items.ts'
import type { Audience } from '#src/catalogue/catalogue.ts'
import { platformById } from '#src/catalogue/platforms/platformById.ts'
import { hasLeaveOut } from '#src/domain/evening/leaveOut.ts'
import { leaveOuts } from '#src/domain/evening/leaveOuts.ts'
import { moodsByStrength } from '#src/domain/mood/mood.ts'
import type { MoodPair } from '#src/domain/mood/moodPair.ts'
import { type MaybeCountry, offersFor } from '#src/domain/platform/availability.ts'
import type { OfferKind } from '#src/domain/platform/offerKind.ts'
import type { Offer, Platform } from '#src/domain/platform/platform.ts'
import { titleIn } from '#src/domain/title/regionalTitles.ts'
import type { Title } from '#src/domain/title/title.ts'
import { moodProfile } from '#src/engine/moodProfile.ts'
import type { Reason } from '#src/engine/reason.ts'
import type { Recommendation } from '#src/engine/recommend.ts'
import { reasonText } from '#src/i18n/reasonText.ts'
import { namedOffers } from './namedOffers.ts'

type Common = Omit<TitleItem, 'streamingUrl' | 'streamingVia' | 'platforms' | 'labels' | 'offers'>

/** The visitors whom a title is shown to; where the country is null, the world. */
type Viewers = Pick<Audience, 'country' | 'locale'>

/** Maps a title to a list item. */
export function toTitleItem(title: Title, viewers: Viewers): TitleItem & Pick<TitleDetails, 'offers'> {
  const { country, locale } = viewers
  const offers = offersFor(title.availability, country)
  return { ...common(title, viewers), ...namedOffers(offers, locale), ...streamingOf(title, offers, country) }
}

/** Maps a recommendation to a card item, with its reason and the kinds of its offers in words. */
export function toRecommendationItem({ title, reason, offers }: Recommendation, viewers: Viewers): RecommendationItem {
  const { locale } = viewers
  return { ...common(title, viewers), reason: reasonText(reason, locale), ...namedOffers(offers, locale) }
}

/** Maps a title to a card item, with a reason where it has one. */
export function toTitleCard(title: Title, reason: Reason | null, viewers: Viewers): TitleCard {
  const { country, locale } = viewers
  const [mood] = moodsByStrength(moodProfile(title))
  const { headsUp = [], feels, ending } = title
  const leaveOut = leaveOuts.filter((one) => hasLeaveOut({ headsUp, feels, ending }, one))
  return {
    ...common(title, viewers),
    language: title.language,
    ...(leaveOut.length > 0 ? { leaveOut } : {}),
    ...(mood ? { mood } : {}),
    ...(reason ? { reason: reasonText(reason, locale) } : {}),
    ...(title.episodeMinutes !== undefined ? { episodeMinutes: title.episodeMinutes } : {}),
    ...namedOffers(offersFor(title.availability, country), locale),
  }
}

/**
 * Like `toRecommendationItem`, with the fields that ranking in the browser needs. `fit` is rounded to three decimals.
 */
export function toPoolItem(recommendation: Recommendation, viewers: Viewers): PoolItem {
  const { title, fit } = recommendation
  return { ...toRecommendationItem(recommendation, viewers), genres: title.genres, fit: Math.round(fit * 1000) / 1000 }
}

function common(title: Title, viewers: Viewers): Common {
  const [genre = ''] = title.genres
  return {
    id: title.id,
    title: titleIn(title, viewers),
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

/** The same in the light of two lamps. */
export function pairPosterUrl({ id }: Title, lights: MoodPair): string {
  return `/posters/${id}.svg?light=${lights.join('.')}`
}

type Streaming = Pick<TitleItem, 'streamingUrl' | 'streamingVia'>

/** What costs nothing more is preferred to what is paid for by the title. */
const preference: readonly (readonly OfferKind[])[] = [
  ['stream', 'free'],
  ['rent', 'buy'],
]

/**
 * Where to watch a title: the first known platform's search for it, else that platform's home page; the TMDB watch page
 * where no platform is known, also where none of those that include the title is known but a shop is.
 * @param offers as of `offersFor`
 */
function streamingOf(title: Title, offers: readonly Offer[], country: MaybeCountry): Streaming {
  const best = preference
    .map((kinds) => offers.filter(({ kind }) => kinds.includes(kind)))
    .find(({ length }) => length > 0)
  if (!best) return {}
  for (const { platform: id } of best) {
    const platform = platformById(id)
    if (platform) return { streamingUrl: addressOn(platform, title) }
  }
  const page = `https://www.themoviedb.org/${title.type}/${title.tmdbId}/watch`
  return { streamingUrl: country ? `${page}?locale=${country}` : page, streamingVia: 'tmdb' }
}

/** The platform's search results for a title, or its home page where its search has no URL. */
export function addressOn({ searchUrl, website }: Platform, { title }: Title): string {
  return searchUrl?.replace('{query}', encodeURIComponent(title)) ?? website
}
