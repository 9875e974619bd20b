import type { TitleType } from '#src/domain/contentType.ts'
import { type CountryCode, countryCodes } from '#src/domain/country.ts'
import type { Availability, Offer } from '#src/domain/platform.ts'
import { type LibraryId, libraries, shopsWithPrimeVideo } from './libraries.data.ts'

export interface Homes {
  readonly type: TitleType
  /** Whose shelf the title stands on. */
  readonly library?: readonly LibraryId[] | undefined
  /** Particular streaming homes by country, known for this title; they come before the library's. */
  readonly platforms?: Partial<Record<CountryCode, readonly string[]>> | undefined
}

/**
 * Where a curated title can be watched, by the rules of libraries.data.ts: its own known homes, then its libraries', then the shops
 * for studio films. Countries of which nothing is known are left out.
 */
export function availabilityByRule({ type, library = [], platforms = {} }: Homes): Availability {
  const availability: Availability = {}
  for (const country of countryCodes) {
    const streaming = [...(platforms[country] ?? []), ...library.flatMap((id) => streamingHomes(id, country))]
    const sold = type === 'movie' && library.some((id) => libraries[id].inShops)
    const offers: Offer[] = [
      ...[...new Set(streaming)].map((platform): Offer => ({ platform, kind: 'stream' })),
      ...(sold ? shopsIn(country) : []),
    ]
    if (offers.length > 0) availability[country] = offers
  }
  return availability
}

function streamingHomes(id: LibraryId, country: CountryCode): readonly string[] {
  const homes: Partial<Record<CountryCode, readonly string[]>> = libraries[id].stream
  return homes[country] ?? []
}

function shopsIn(country: CountryCode): Offer[] {
  const shops: Offer[] = [{ platform: 'apple-tv', kind: 'rent' }]
  if (shopsWithPrimeVideo.includes(country)) shops.push({ platform: 'prime-video', kind: 'rent' })
  return shops
}
