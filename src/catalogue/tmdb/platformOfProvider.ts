import { platforms } from '#src/catalogue/platforms/platforms.data.ts'
import type { CountryCode } from '#src/domain/place/country.ts'
import { providerNames, providerNumbers, providerNumbersByCountry } from './providers.data.ts'
import type { RawOffer } from './schemas.ts'

/** Plans of one service that JustWatch lists as if they were services: with and without ads, cheaper and dearer. */
const plan = /\s+(?:(?:standard |basic |free )?with ads|standard|basic|free|premium(?: plus)?|essential)$/

/**
 * A name by which variants of one service are equal: without words for a plan, letter case, accents, spaces and
 * punctuation, and with "+" for "Plus". "Paramount Plus Basic with Ads" and "Paramount+" are the same.
 */
export function serviceKey(name: string): string {
  let words = name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
  while (plan.test(words)) words = words.replace(plan, '')
  return words.replace(/\bplus\b/g, '+').replace(/[^\p{L}\p{N}+]/gu, '')
}

const byName: ReadonlyMap<string, string> = new Map([
  ...Object.entries(providerNames).flatMap(([id, names]) => names.map((name) => [serviceKey(name), id] as const)),
  ...platforms.map(({ id, name }) => [serviceKey(name), id] as const),
])

/**
 * The platform behind a provider of TMDB, by its number or else by its name, in a country; null where the site does not
 * describe it. Not for add-on channels: see `isAddOn`.
 */
export function platformOfProvider(
  { provider_id: number, provider_name: name }: Pick<RawOffer, 'provider_id' | 'provider_name'>,
  country: CountryCode,
): string | null {
  return providerNumbersByCountry[country]?.[number] ?? providerNumbers[number] ?? byName.get(serviceKey(name)) ?? null
}

/** "Amzon" is how some of them are spelled. */
const soldInside = [/\b(?:am(?:a)?zon|apple tv|roku premium)\b.*\bchannels?$/i, /\S\s+apple tv$/i, /\(via [^)]+\)$/i]

/**
 * Whether a provider is an add-on sold inside another service, which is neither the service that it is called after nor
 * the one that sells it: "MUBI Amazon Channel", "Acorn TV Apple TV". "Criterion Channel" is a service.
 */
export function isAddOn(name: string): boolean {
  return soldInside.some((pattern) => pattern.test(name.trim()))
}
