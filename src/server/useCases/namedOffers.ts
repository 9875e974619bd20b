import type { TitleDetails, TitleItem } from '#src/api/items.ts'
import { platformById } from '#src/catalogue/platforms/platformById.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { Offer } from '#src/domain/platform/platform.ts'
import { offerLabel } from '#src/i18n/offerLabel.ts'

/**
 * The fields of an item that say where and how a title can be watched.
 * @param offers as of `offersFor`: ordered by kind
 */
export function namedOffers(
  offers: readonly Offer[],
  locale: Locale,
): Pick<TitleItem, 'platforms' | 'labels'> & Pick<TitleDetails, 'offers'> {
  // A platform that the site does not describe brings its name along.
  const named = offers.map(({ platform, kind, name }) => ({
    platform: platformById(platform)?.name ?? name ?? platform,
    kind,
  }))
  // Each platform's best offer.
  const best = named.filter(({ platform }, index) => named.findIndex((other) => other.platform === platform) === index)
  const platforms = best.map(({ platform }) => platform)
  if (best.every(({ kind }) => kind === 'stream')) return { platforms, offers: named }
  const labels = best.map(({ platform, kind }) => offerLabel(platform, kind, locale))
  return { platforms, labels, offers: named }
}
