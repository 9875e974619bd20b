import { type CountryCode, countryCodes } from './country.ts'
import { offerKinds } from './offerKind.ts'
import type { Availability, Offer } from './platform.ts'

/** A country of the 13, or null for a visitor whose country is unknown or not among them. */
export type MaybeCountry = CountryCode | null

/**
 * The services that carry a title for a visitor, streaming first, each once.
 * Without a country only those are named that carry it in every country of which anything is known, and in most of the 13:
 * the others would be a guess.
 * @returns platform ids; an empty list means unknown.
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

/** Whether any service is known to carry the title for this visitor. */
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
