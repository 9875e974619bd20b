import { type CountryCode, countryCodes } from '#src/domain/place/country.ts'
import { offerKinds } from './offerKind.ts'
import type { Availability, Offer } from './platform.ts'

/** One of the 13 supported countries, or null when the visitor's country is unknown or unsupported. */
export type MaybeCountry = CountryCode | null

/**
 * The platforms that carry a title for a visitor, deduplicated and ordered by offer kind (streaming first).
 * Without a country, only platforms that stream the title in every country with known offers are returned, and only
 * when offers are known for at least 11 of the 13 countries; anything else would be a guess.
 * @returns platform ids; an empty array means unknown
 */
export function platformsFor(availability: Availability, country: MaybeCountry): string[] {
  if (country) return unique(inOrder(availability[country] ?? []))
  const known = countryCodes.flatMap((code) => (availability[code]?.length ? [availability[code]] : []))
  const [first] = known
  if (!first || known.length < countryCodes.length - 2) return []
  const everywhere = inOrder(first).filter((platform) =>
    known.every((offers) => offers.some((offer) => offer.platform === platform && offer.kind === 'stream')),
  )
  return unique(everywhere)
}

/** Whether a platform is known to carry the title in the country or, without a country, in any supported one. */
export function isAvailable(availability: Availability, country: MaybeCountry): boolean {
  if (country) return (availability[country]?.length ?? 0) > 0
  return countryCodes.some((code) => (availability[code]?.length ?? 0) > 0)
}

function inOrder(offers: readonly Offer[]): string[] {
  return offerKinds.flatMap((kind) => offers.filter((offer) => offer.kind === kind).map((offer) => offer.platform))
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)]
}
