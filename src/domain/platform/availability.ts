import { type CountryCode, countryCodes } from '#src/domain/place/country.ts'
import { offerKinds } from './offerKind.ts'
import type { Availability, Offer } from './platform.ts'

/** One of the 13 supported countries, or null when the visitor's country is unknown or unsupported. */
export type MaybeCountry = CountryCode | null

/**
 * The offers of a title for a visitor, ordered by kind (streaming first). A platform that both streams and sells it has
 * an offer of each kind.
 * Without a country, only platforms that stream the title in every country with known offers are returned, and only
 * when offers are known for at least 11 of the 13 countries; anything else would be a guess.
 * @returns an empty array means unknown
 */
export function offersFor(availability: Availability, country: MaybeCountry): Offer[] {
  if (country) return inOrder(availability[country] ?? [])
  const known = countryCodes.flatMap((code) => (availability[code]?.length ? [availability[code]] : []))
  const [first] = known
  if (!first || known.length < countryCodes.length - 2) return []
  return first.filter(
    ({ platform, kind }) =>
      kind === 'stream' &&
      known.every((offers) => offers.some((offer) => offer.platform === platform && offer.kind === 'stream')),
  )
}

/**
 * The platforms of `offersFor`, deduplicated: those that include the title in a subscription, then free ones, then
 * shops.
 * @returns platform ids; an empty array means unknown
 */
export function platformsFor(availability: Availability, country: MaybeCountry): string[] {
  return [...new Set(offersFor(availability, country).map(({ platform }) => platform))]
}

/** Whether a platform is known to carry the title in the country or, without a country, in any supported one. */
export function isAvailable(availability: Availability, country: MaybeCountry): boolean {
  if (country) return (availability[country]?.length ?? 0) > 0
  return countryCodes.some((code) => (availability[code]?.length ?? 0) > 0)
}

function inOrder(offers: readonly Offer[]): Offer[] {
  return offerKinds.flatMap((kind) => offers.filter((offer) => offer.kind === kind))
}
