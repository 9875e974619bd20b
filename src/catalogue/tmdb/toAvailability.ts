import { type CountryCode, countryCodes } from '#src/domain/country.ts'
import type { OfferKind } from '#src/domain/offerKind.ts'
import type { Availability, Offer } from '#src/domain/platform.ts'
import { isChannel, platformOfProvider } from './providers.data.ts'
import type { RawCountryOffers, RawOffer, RawProviders } from './schemas.ts'

/** TMDB's kinds and ours, in the order in which a visitor would choose. */
const kinds = [
  ['flatrate', 'stream'],
  ['free', 'free'],
  ['ads', 'free'],
  ['rent', 'rent'],
  ['buy', 'buy'],
] as const satisfies readonly (readonly [keyof RawCountryOffers, OfferKind])[]

/**
 * Where a title can be watched in each of the 13 countries: a service's many providers become one, add-on channels stay out, each service
 * once for each way it offers the title, by TMDB's display priority. A country without a known offer is left out: unknown, not nowhere.
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
    for (const provider of [...raw[theirs]].sort((a, b) => a.display_priority - b.display_priority)) {
      const offer = toOffer(provider, kind, country)
      if (offer && !offers.has(`${offer.platform} ${kind}`)) offers.set(`${offer.platform} ${kind}`, offer)
    }
  }
  return [...offers.values()]
}

function toOffer(provider: RawOffer, kind: OfferKind, country: CountryCode): Offer | null {
  if (isChannel(provider.provider_name)) return null
  const known = platformOfProvider(provider.provider_id, country)
  if (known) return { platform: known, kind }
  const name = provider.provider_name.trim()
  return name ? { platform: `tmdb-${provider.provider_id}`, kind, name } : null
}
