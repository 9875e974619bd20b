import type { TitleItem } from '#src/api/items.ts'
import { type MoodId, moodIds, moodsByStrength, perMood } from '#src/domain/mood/mood.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { platformsFor } from '#src/domain/platform/availability.ts'
import type { Title } from '#src/domain/title/title.ts'
import { moodProfile } from '#src/engine/moodProfile.ts'
import type { Deps } from '#src/server/deps.ts'
import { toTitleItem } from './itemMapping.ts'

const shown = 12

const moodsNamed = 3

interface Place {
  readonly platform: string
  readonly locale: Locale
}

/** The best-rated titles that a platform carries in the countries where it operates (at most 12). */
export async function titlesOnPlatform(deps: Deps, place: Place): Promise<TitleItem[]> {
  return (await carriedTitles(deps, place))
    .sort((a, b) => b.rating - a.rating || (b.year ?? 0) - (a.year ?? 0))
    .slice(0, shown)
    .map((title) => toTitleItem(title, { country: null, locale: place.locale }))
}

/** The most frequent moods among a platform's titles (at most three), counting each title by its strongest mood. */
export async function moodsOnPlatform(deps: Deps, place: Place): Promise<MoodId[]> {
  const titles = await carriedTitles(deps, place)
  const counts = perMood(() => 0)
  for (const title of titles) {
    const [first] = moodsByStrength(moodProfile(title))
    if (first) counts[first]++
  }
  return moodsByStrength(counts)
    .slice(0, moodsNamed)
    .filter((mood) => counts[mood] > 0)
}

/** The embedded titles that the platform streams everywhere or in at least eight of the 13 countries. */
async function carriedTitles({ catalogue, fallback }: Deps, { platform, locale }: Place): Promise<Title[]> {
  const [mood] = moodIds
  // The embedded catalogue has availability for each title; a live pool would need one request per title.
  const titles = await (fallback ?? catalogue).candidates({ mood, contentType: 'all', locale, country: null })
  return titles.filter((title) => {
    const homes = Object.values(title.availability).filter((offers) =>
      offers?.some((offer) => offer.platform === platform && offer.kind === 'stream'),
    )
    return platformsFor(title.availability, null).includes(platform) || homes.length >= 8
  })
}
