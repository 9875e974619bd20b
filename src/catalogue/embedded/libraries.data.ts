import { type CountryCode, countryCodes } from '#src/domain/place/country.ts'

/**
 * Where a rights holder's titles stand in each country, as last reviewed: the rules behind the embedded availability.
 *
 * Only durable homes are written down: a service's own originals wherever it operates, studio libraries where the
 * studio runs a service, known output deals, and the shops that sell nearly every studio film. A country that is not
 * named is unknown. Each rule names its ground and the day when it was last read over.
 */
export const reviewedOn = '2026-11-23'

type Homes = Partial<Record<CountryCode, readonly string[]>>

export interface Library {
  /** What includes all of its titles, by country: subscriptions, and services of `freeServices`. */
  readonly includedIn?: Homes
  /** Shops that rent its films. */
  readonly filmsRentedIn?: Homes
  /** Shops that sell its films, where none rents them. */
  readonly filmsSoldIn?: Homes
  /** Shops that sell its series by the season. */
  readonly seriesSoldIn?: Homes
  /** Why the rule holds. */
  readonly source: string
  /** ISO date. */
  readonly reviewed: string
}

/** Services that ask for neither money nor a gift: public broadcasters and services paid for by advertisements. */
export const freeServices: readonly string[] = [
  'abc-iview',
  'ard-mediathek',
  'arte',
  'bbc-iplayer',
  'cbc-gem',
  'channel-4',
  'ctv',
  'five',
  'france-tv',
  'itvx',
  'nine-now',
  'raiplay',
  'rtve-play',
  'sbs-on-demand',
  'seven-plus',
  'ten',
  'zdf',
]

const everywhere = (platform: string): Homes => Object.fromEntries(countryCodes.map((code) => [code, [platform]]))

/** Disney+ is JioHotstar in India. */
const disneyPlus: Homes = { ...everywhere('disney-plus'), IN: ['jiohotstar'] }

/**
 * HBO Max where Warner Bros. Discovery runs it (Australia since March 2025, Germany and Italy since January, the United
 * Kingdom since March 2026), and those that carry HBO's originals elsewhere by output deals: Crave, U-NEXT,
 * Coupang Play (since March 2025) and JioHotstar (JioCinema's of 2023).
 */
const hboMax: Homes = {
  ...everywhere('hbo-max'),
  CA: ['crave'],
  JP: ['u-next'],
  KR: ['coupang-play'],
  IN: ['jiohotstar'],
}

/** SkyShowtime belongs to Paramount and Comcast, and takes the place of Paramount+ in Spain. */
const paramountPlus: Homes = {
  US: ['paramount-plus'],
  BR: ['paramount-plus'],
  MX: ['paramount-plus'],
  CA: ['paramount-plus'],
  GB: ['paramount-plus'],
  AU: ['paramount-plus'],
  DE: ['paramount-plus'],
  FR: ['paramount-plus'],
  IT: ['paramount-plus'],
  ES: ['skyshowtime'],
}

const bothShops = ['apple-tv', 'prime-video']
const westernShops: Homes = {
  US: bothShops,
  BR: bothShops,
  MX: bothShops,
  CA: bothShops,
  GB: bothShops,
  AU: bothShops,
  DE: bothShops,
  FR: bothShops,
  ES: bothShops,
  IT: bothShops,
}

/**
 * Apple's and Amazon's shops have nearly every film of a studio in all countries but South Korea, where neither sells
 * films and Google's shop does.
 */
const filmShops = {
  filmsRentedIn: { ...westernShops, JP: bothShops, IN: bothShops },
  filmsSoldIn: { KR: ['google-play'] },
} as const satisfies Partial<Library>

/** Where Apple sells series of studios by the season; Amazon has most of them in the United States only. */
const seriesShops = {
  seriesSoldIn: {
    US: bothShops,
    CA: ['apple-tv'],
    GB: ['apple-tv'],
    AU: ['apple-tv'],
    DE: ['apple-tv'],
    FR: ['apple-tv'],
  },
} as const satisfies Partial<Library>

const studioShops = { ...filmShops, ...seriesShops }

const audited = { reviewed: '2026-11-21' } as const
const extended = { reviewed: '2026-11-23' } as const

export const libraries = {
  netflix: { includedIn: everywhere('netflix'), source: 'originals and exclusives of the service', ...audited },
  disney: { includedIn: disneyPlus, ...filmShops, source: 'the studio runs the service', ...audited },
  fox: {
    includedIn: { ...disneyPlus, US: ['hulu', 'disney-plus'] },
    ...filmShops,
    source: 'Disney owns 20th Century and runs both services',
    ...audited,
  },
  'fx-hulu': {
    includedIn: { ...disneyPlus, US: ['hulu'] },
    source: 'FX and Hulu originals; Disney+ takes the place of Hulu abroad',
    ...audited,
  },
  apple: { includedIn: everywhere('apple-tv'), source: 'originals of the service', ...audited },
  prime: { includedIn: everywhere('prime-video'), source: 'originals of the service', ...audited },
  'amazon-us': {
    includedIn: { US: ['prime-video'] },
    ...filmShops,
    source: 'Amazon distributed these films in the United States only; others did abroad',
    ...extended,
  },
  hbo: { includedIn: hboMax, source: 'originals of HBO and HBO Max', ...audited },
  warner: {
    includedIn: {
      US: ['hbo-max'],
      BR: ['hbo-max'],
      MX: ['hbo-max'],
      CA: ['crave'],
      GB: ['hbo-max'],
      AU: ['hbo-max'],
      DE: ['hbo-max'],
      FR: ['hbo-max'],
      ES: ['hbo-max'],
      IT: ['hbo-max'],
      JP: ['u-next'],
    },
    ...studioShops,
    source: 'the studio runs the service; output deals in Canada and Japan',
    ...extended,
  },
  paramount: { includedIn: paramountPlus, ...studioShops, source: 'the studio runs the service', ...extended },
  showtime: {
    includedIn: { US: ['paramount-plus'], CA: ['crave'] },
    ...seriesShops,
    source: 'merged into Paramount+; output deal with Bell in Canada',
    ...extended,
  },
  universal: { ...studioShops, source: 'homes change too often; sold in all shops', ...extended },
  peacock: { includedIn: { US: ['peacock'] }, source: 'series of NBCUniversal on its own service', ...extended },
  sony: { ...studioShops, source: 'without a service of its own; sold in all shops', ...extended },
  mgm: {
    includedIn: { US: ['prime-video'], GB: ['prime-video'] },
    ...studioShops,
    source: 'Amazon owns the studio',
    ...extended,
  },
  lionsgate: { ...studioShops, source: 'sold in all shops', ...extended },
  a24: { ...filmShops, source: 'sold in all shops', ...audited },
  neon: { ...filmShops, source: 'sold in all shops', ...audited },
  amc: { includedIn: { US: ['amc-plus'] }, ...seriesShops, source: 'originals of AMC', ...extended },
  ghibli: {
    includedIn: { ...everywhere('netflix'), US: ['hbo-max'], JP: [] },
    source: 'Netflix outside the United States and Japan, announced in 2020; HBO Max in the United States',
    ...audited,
  },
  // The BBC's series are sold where English is spoken, with few exceptions.
  bbc: {
    includedIn: { GB: ['bbc-iplayer'] },
    seriesSoldIn: { US: bothShops, CA: ['apple-tv'], GB: ['apple-tv'], AU: ['apple-tv'] },
    source: 'the broadcaster runs the service',
    ...extended,
  },
  itv: { includedIn: { GB: ['itvx'] }, source: 'the broadcaster runs the service', ...audited },
  channel4: { includedIn: { GB: ['channel-4'] }, source: 'the broadcaster runs the service', ...audited },
  studiocanal: { ...filmShops, source: 'sold in all shops', ...audited },
  pathe: { ...filmShops, source: 'sold in all shops', ...audited },
  gaumont: { ...filmShops, source: 'sold in all shops', ...audited },
  mubi: {
    includedIn: { ...everywhere('mubi'), JP: [], KR: [] },
    source: 'films that the service distributes',
    ...audited,
  },
  criterion: {
    includedIn: { US: ['criterion-channel'], CA: ['criterion-channel'] },
    filmsRentedIn: { US: ['apple-tv'] },
    source: 'permanent library of the service; Janus sells its films to rent in the United States',
    ...extended,
  },
  crunchyroll: {
    includedIn: { ...everywhere('crunchyroll'), JP: ['d-anime-store', 'u-next'], KR: [] },
    source: 'licensed by the service; in Japan the two services for nearly all anime',
    ...extended,
  },
  // Anime that Crunchyroll holds for the English-speaking countries only.
  'anime-in-english': {
    includedIn: {
      US: ['crunchyroll'],
      CA: ['crunchyroll'],
      GB: ['crunchyroll'],
      AU: ['crunchyroll'],
      JP: ['d-anime-store', 'u-next'],
    },
    source: 'licensed by Crunchyroll, Funimation or Aniplex of America, merged in 2022',
    ...extended,
  },
  globo: { includedIn: { BR: ['globoplay'] }, source: 'the broadcaster runs the service', ...audited },
  televisa: { includedIn: { MX: ['vix'] }, source: 'the broadcaster runs the service', ...audited },
  'toei-toho': { source: 'homes differ by title', ...audited },
  'cj-korea': { includedIn: { KR: ['tving'] }, source: 'CJ owns the service', ...audited },
  pbs: { includedIn: { US: ['pbs'] }, source: 'the broadcaster runs the service', ...audited },
  magnolia: { ...filmShops, source: 'sold in all shops', ...audited },
  curzon: { ...filmShops, source: 'sold in all shops', ...audited },
  // Films without a studio whose worldwide release is known: sold wherever Apple and Amazon sell western films.
  'widely-sold': {
    filmsRentedIn: westernShops,
    source: 'released by a distributor in each of these countries',
    ...extended,
  },
  // Films from elsewhere with a release in the United States.
  'sold-in-us': {
    filmsRentedIn: { US: bothShops },
    source: 'released by a distributor in the United States',
    ...extended,
  },
} as const satisfies Record<string, Library>

export type LibraryId = keyof typeof libraries
