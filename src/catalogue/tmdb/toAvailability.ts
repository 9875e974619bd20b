import { type CountryCode, countryCodes } from '#src/domain/place/country.ts'
import type { OfferKind } from '#src/domain/platform/offerKind.ts'
import type { Availability, Offer } from '#src/domain/platform/platform.ts'
import { isAddOn, platformOfProvider, serviceKey } from './platformOfProvider.ts'
import type { RawCountryOffers, RawOffer, RawProviders } from './schemas.ts'

/** TMDB's offer types and the site's, in the order of preference of a visitor. */
const kinds = [
  ['flatrate', 'stream'],
  ['free', 'free'],
  ['ads', 'free'],
  ['rent', 'rent'],
  ['buy', 'buy'],
] as const satisfies readonly (readonly [keyof RawCountryOffers, OfferKind])[]

/**
 * Offers in each of the 13 countries: several TMDB providers of one platform are merged, add-on channels are excluded,
 * and each platform is listed once per kind of offer, by TMDB's display priority. Those that the site does not describe
 * come last among their kind: packages of live television, for the most part. A country without known offers is
 * omitted, which means unknown, not unavailable.
 */
export function toAvailability(raw: RawProviders): Availability {
  const availability: Availability = {}
  for (const country of countryCodes) {
    const offers = raw.results[country]
    const known = offers ? offersIn(offers, country) : []
    if (known.length > 0) availability[country] = known
  }
  return availability
}

function offersIn(raw: RawCountryOffers, country: CountryCode): Offer[] {
  const offers = new Map<string, Offer>()
  for (const [theirs, kind] of kinds) {
    const sorted = [...raw[theirs]].sort((a, b) => a.display_priority - b.display_priority)
    const found = sorted.flatMap((provider) => toOffer(provider, kind, country) ?? [])
    for (const offer of [...found.filter(({ name }) => !name), ...found.filter(({ name }) => name)]) {
      const key = `${offer.name ? serviceKey(offer.name) : offer.platform} ${kind}`
      if (!offers.has(key)) offers.set(key, offer)
    }
  }
  return [...offers.values()]
}

function toOffer(provider: RawOffer, kind: OfferKind, country: CountryCode): Offer | null {
  if (isAddOn(provider.provider_name)) return null
  const known = platformOfProvider(provider, country)
  if (known) return { platform: known, kind }
  const name = provider.provider_name.trim()
  return name ? { platform: `tmdb-${provider.provider_id}`, kind, name } : null
}
