import { type CountryCode, countryCodes } from '#src/domain/place/country.ts'
import type { OfferKind } from '#src/domain/platform/offerKind.ts'
import type { Availability, Offer } from '#src/domain/platform/platform.ts'
import type { TitleType } from '#src/domain/title/contentType.ts'
import { freeServices, type Library, type LibraryId, libraries } from './libraries.data.ts'

export interface Homes {
  readonly type: TitleType
  /** The rights holders whose titles follow the same rules. */
  readonly library?: readonly LibraryId[] | undefined
  /** Platforms by country that are known to include this title; they precede those of the libraries. */
  readonly platforms?: Partial<Record<CountryCode, readonly string[]>> | undefined
}

/**
 * Availability of a curated title by the rules of libraries.data.ts: the title's own platforms, then those of its
 * libraries, then the shops that rent or sell it. Countries without known offers are omitted.
 */
export function availabilityByRule({ type, library = [], platforms = {} }: Homes): Availability {
  const rules = library.map((id): Library => libraries[id])
  const availability: Availability = {}
  for (const country of countryCodes) {
    const including = [platforms, ...rules.map(({ includedIn = {} }) => includedIn)].flatMap((by) => by[country] ?? [])
    const shops = rules.flatMap((rule) =>
      type === 'movie'
        ? [...offers(rule.filmsRentedIn?.[country], () => 'rent'), ...offers(rule.filmsSoldIn?.[country], () => 'buy')]
        : offers(rule.seriesSoldIn?.[country], () => 'buy'),
    )
    const all = [...offers(including, kindOf), ...shops]
    const distinct = [...new Map(all.map((offer) => [`${offer.platform} ${offer.kind}`, offer])).values()]
    if (distinct.length > 0) availability[country] = distinct
  }
  return availability
}

function offers(ids: readonly string[] = [], kindOfOne: (id: string) => OfferKind): Offer[] {
  return ids.map((platform) => ({ platform, kind: kindOfOne(platform) }))
}

function kindOf(platform: string): OfferKind {
  return freeServices.includes(platform) ? 'free' : 'stream'
}
