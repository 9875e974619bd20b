import type { TitleItem } from '#src/api/items.ts'
import { platformsFor } from '#src/domain/availability.ts'
import type { Locale } from '#src/domain/locale.ts'
import { moodIds } from '#src/domain/mood.ts'
import type { Deps } from './deps.ts'
import { toTitleItem } from './itemMapping.ts'

const shown = 12

/** The best-rated titles that a service carries wherever it operates. */
export async function titlesOnPlatform(
  { catalogue, fallback }: Deps,
  { platform, locale }: { readonly platform: string; readonly locale: Locale },
): Promise<TitleItem[]> {
  const [mood] = moodIds
  // The curated shelf knows whose originals are whose; a live pool would have to be asked title by title.
  const titles = await (fallback ?? catalogue).candidates({ mood, contentType: 'all', locale, country: null })
  return titles
    .filter((title) => {
      const homes = Object.values(title.availability).filter((offers) =>
        offers?.some((offer) => offer.platform === platform && offer.kind === 'stream'),
      )
      return platformsFor(title.availability, null).includes(platform) || homes.length >= 8
    })
    .sort((a, b) => b.rating - a.rating || b.year - a.year)
    .slice(0, shown)
    .map((title) => toTitleItem(title, null))
}
