import { type CountryCode, countryCodes } from '#src/domain/place/country.ts'
import type { Availability, Offer } from '#src/domain/platform/platform.ts'
import type { TitleType } from '#src/domain/title/contentType.ts'
import { type LibraryId, libraries, shopsWithPrimeVideo } from './libraries.data.ts'

export interface Homes {
  readonly type: TitleType
  /** The rights holders whose titles follow the same rules. */
  readonly library?: readonly LibraryId[] | undefined
  /** Streaming platforms by country, known for this title; they precede those of the libraries. */
  readonly platforms?: Partial<Record<CountryCode, readonly string[]>> | undefined
}

/**
 * Availability of a curated title by the rules of libraries.data.ts: the title's own platforms, then those of its
 * libraries, then the shops for studio movies. Countries without known offers are omitted.
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
