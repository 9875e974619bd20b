import type { RecommendationItem, TitleItem } from '#src/api/items.ts'
import { platformById } from '#src/catalogue/embedded/embeddedCatalogue.ts'
import { type MaybeCountry, platformsFor } from '#src/domain/availability.ts'
import type { Locale } from '#src/domain/locale.ts'
import { moodsByStrength } from '#src/domain/mood.ts'
import type { Platform } from '#src/domain/platform.ts'
import type { Title } from '#src/domain/title.ts'
import { moodProfile } from '#src/engine/moodProfile.ts'
import type { Recommendation } from '#src/engine/recommend.ts'
import { reasonText } from '#src/i18n/reasonText.ts'

type Common = Omit<TitleItem, 'streamingUrl' | 'platforms'>

/** A title as a list shows it to a visitor of a country. */
export function toTitleItem(title: Title, country: MaybeCountry): TitleItem {
  const platforms = platformsFor(title.availability, country)
  const streamingUrl = streamingUrlOf(title, platforms)
  return { ...common(title), platforms: namesOf(title, platforms), ...(streamingUrl ? { streamingUrl } : {}) }
}

/** A recommendation as a card shows it, its reason in words. */
export function toRecommendationItem({ title, reason, platforms }: Recommendation, locale: Locale): RecommendationItem {
  return { ...common(title), reason: reasonText(reason, locale), platforms: namesOf(title, platforms) }
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

/** The drawn poster; the query names the two moods that light it, so that it can be drawn in place without asking. */
export function posterUrl(title: Title): string {
  const [first, second] = moodsByStrength(moodProfile(title))
  return `/posters/${title.id}.svg?light=${first}.${second}`
}

/** What services are called; live ones that we do not describe bring their name with them. */
function namesOf({ availability }: Title, platforms: readonly string[]): string[] {
  const named = new Map(
    Object.values(availability).flatMap((offers) =>
      (offers ?? []).map((offer) => [offer.platform, offer.name] as const),
    ),
  )
  return platforms.map((id) => platformById(id)?.name ?? named.get(id) ?? id)
}

function streamingUrlOf(title: Title, platforms: readonly string[]): string | undefined {
  for (const id of platforms) {
    const platform = platformById(id)
    if (platform) return addressOn(platform, title)
  }
  return undefined
}

/** A service's own search for a title, or its front page where its search cannot be addressed. */
export function addressOn({ searchUrl, website }: Platform, { title }: Title): string {
  return searchUrl?.replace('{query}', encodeURIComponent(title)) ?? website
}
