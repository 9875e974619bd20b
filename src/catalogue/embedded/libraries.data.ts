import { type CountryCode, countryCodes } from '#src/domain/place/country.ts'

/**
 * Where a rights holder's titles stand in each country, as last reviewed: the rules behind the embedded availability.
 *
 * Only durable homes are written down: a service's own originals wherever it operates, studio libraries where the
 * studio runs a service, known output deals, and the shops that sell nearly every studio film. A country that is not
 * named is unknown. Each rule names its ground and the day when it was last read over.
 */
export const reviewedOn = '2026-11-26'

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

/**
 * Services that ask for neither money nor a gift: public broadcasters and services paid for by advertisements. YouTube
 * is meant where rights holders show a whole title on their own channel; its shop is Google's.
 */
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
  'youtube',
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

/** Where HBO Max has the library of Warner Bros. as well as HBO's originals, and U-NEXT by an output deal in Japan. */
const warnerAbroad: Homes = {
  BR: ['hbo-max'],
  MX: ['hbo-max'],
  GB: ['hbo-max'],
  AU: ['hbo-max'],
  DE: ['hbo-max'],
  FR: ['hbo-max'],
  ES: ['hbo-max'],
  IT: ['hbo-max'],
  JP: ['u-next'],
}

/**
 * SkyShowtime belongs to Paramount and Comcast, and takes the place of Paramount+ in Spain. Elsewhere deals for what is
 * on Paramount+: Coupang Play (since 2025, after TVING) and JioHotstar (named at its start in February 2025). In Japan
 * Paramount+ ended on 31 March 2026 without a successor.
 */
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
  KR: ['coupang-play'],
  IN: ['jiohotstar'],
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

/**
 * Where series of studios are sold by the season. Apple sells series in six of the countries. Amazon does where films
 * and series are part of its store (United States, United Kingdom, Germany, Japan); on primevideo.com only films are
 * sold and rented.
 */
const seriesShops = {
  seriesSoldIn: {
    US: bothShops,
    CA: ['apple-tv'],
    GB: bothShops,
    AU: ['apple-tv'],
    DE: bothShops,
    FR: ['apple-tv'],
    JP: ['prime-video'],
  },
} as const satisfies Partial<Library>

const studioShops = { ...filmShops, ...seriesShops }

const audited = { reviewed: '2026-11-21' } as const
const extended = { reviewed: '2026-11-23' } as const
const widened = { reviewed: '2026-11-25' } as const

/** Films that one country's distributor released on video: both shops have nearly all of them. */
const soldIn = (country: CountryCode) =>
  ({
    filmsRentedIn: { [country]: bothShops },
    source: 'released by a distributor in this country, and in both shops there',
    ...widened,
  }) as const satisfies Library

export const libraries = {
  netflix: { includedIn: everywhere('netflix'), source: 'originals and exclusives of the service', ...audited },
  disney: { includedIn: disneyPlus, ...filmShops, source: 'the studio runs the service', ...audited },
  fox: {
    includedIn: { ...disneyPlus, US: ['hulu', 'disney-plus'] },
    ...filmShops,
    source: 'Disney owns 20th Century and runs both services',
    ...audited,
  },
  // What Fox released or produced for all countries but the United States.
  'fox-abroad': {
    includedIn: { ...disneyPlus, US: [] },
    ...filmShops,
    source: 'Disney took over the rights abroad of 20th Century Fox; others hold them in the United States',
    ...widened,
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
    includedIn: { ...warnerAbroad, US: ['hbo-max'], CA: ['crave'] },
    ...studioShops,
    source: 'the studio runs the service; output deals in Canada and Japan',
    ...extended,
  },
  // Series of Warner Bros. made for The CW: Netflix had them in the United States for five years after the last season.
  'warner-abroad': {
    includedIn: warnerAbroad,
    ...studioShops,
    source: 'the studio runs the service abroad, and sells the series itself; output deal in Japan',
    ...widened,
  },
  paramount: {
    includedIn: paramountPlus,
    ...studioShops,
    source: 'the studio runs the service; output deals in South Korea and India',
    ...widened,
  },
  showtime: {
    includedIn: { ...paramountPlus, CA: ['crave'] },
    ...seriesShops,
    source: 'merged into Paramount+; output deal with Bell in Canada',
    ...widened,
  },
  // What Paramount released in some countries only, or sells without streaming it.
  'paramount-sold': { ...studioShops, source: 'the studio sells it; homes differ by title', ...widened },
  miramax: {
    ...filmShops,
    source: 'Paramount owns half of Miramax since 2020 and sells its films in all shops',
    ...widened,
  },
  universal: { ...studioShops, source: 'homes change too often; sold in all shops', ...widened },
  // Series of Universal, for the services of its owner Comcast and of the partner for Peacock in India.
  'universal-series': {
    includedIn: { ES: ['skyshowtime'], IN: ['jiohotstar'] },
    ...seriesShops,
    source: 'Comcast owns half of SkyShowtime; series of NBCUniversal by a deal of 2023 in India',
    ...widened,
  },
  peacock: { includedIn: { US: ['peacock'] }, source: 'series of NBCUniversal on its own service', ...extended },
  sony: { ...studioShops, source: 'without a service of its own; sold in all shops', ...widened },
  mgm: {
    includedIn: { US: ['prime-video'], GB: ['prime-video'] },
    ...studioShops,
    source: 'Amazon owns the studio',
    ...extended,
  },
  lionsgate: { ...studioShops, source: 'sold in all shops', ...widened },
  // Series of Lionsgate, which runs its own service in India.
  'lionsgate-series': {
    includedIn: { IN: ['lionsgate-play'] },
    ...seriesShops,
    source: 'the studio sells them, and runs the service in India',
    ...widened,
  },
  starz: {
    includedIn: { US: ['starz'], IN: ['lionsgate-play'] },
    ...seriesShops,
    source: 'originals of the service, sold by Lionsgate, which streams them itself in India',
    ...widened,
  },
  a24: { ...filmShops, source: 'sold in all shops', ...audited },
  neon: { ...filmShops, source: 'sold in all shops', ...audited },
  amc: {
    includedIn: { US: ['amc-plus'], CA: ['amc-plus'], AU: ['amc-plus'], ES: ['amc-plus'], IN: ['prime-video'] },
    ...seriesShops,
    source: 'originals of AMC; AMC+ abroad where it is sold, in India as a channel of Prime Video',
    ...widened,
  },
  ghibli: {
    includedIn: { ...everywhere('netflix'), US: ['hbo-max'], JP: [] },
    source: 'Netflix outside the United States and Japan, announced in 2020; HBO Max in the United States',
    ...audited,
  },
  // The BBC's series are sold where English is spoken, with few exceptions, and in Germany by Polyband and others. In
  // India its BBC Player is a channel of Prime Video.
  bbc: {
    includedIn: { GB: ['bbc-iplayer'], IN: ['prime-video'] },
    seriesSoldIn: { US: bothShops, CA: ['apple-tv'], GB: bothShops, AU: ['apple-tv'], DE: bothShops },
    source: 'the broadcaster runs the service; BBC Studios sells them abroad',
    ...widened,
  },
  // Its great series on nature: Discovery's for ten years from 2019, outside the United Kingdom, Ireland and China.
  'bbc-nature': {
    includedIn: {
      US: ['hbo-max', 'discovery-plus'],
      BR: ['hbo-max'],
      MX: ['hbo-max'],
      CA: ['discovery-plus'],
      DE: ['discovery-plus'],
      FR: ['hbo-max'],
      ES: ['hbo-max'],
      IT: ['discovery-plus'],
    },
    source: 'ten-year deal of BBC Studios and Discovery, announced on 1 April 2019',
    ...widened,
  },
  discovery: {
    includedIn: {
      US: ['hbo-max', 'discovery-plus'],
      BR: ['hbo-max'],
      MX: ['hbo-max'],
      CA: ['discovery-plus'],
      GB: ['discovery-plus'],
      AU: ['hbo-max'],
      DE: ['discovery-plus'],
      FR: ['hbo-max'],
      ES: ['hbo-max'],
      IT: ['discovery-plus'],
      JP: ['u-next'],
      IN: ['discovery-plus'],
    },
    source: 'the broadcaster runs the services; output deal in Japan',
    ...widened,
  },
  itv: { includedIn: { GB: ['itvx'] }, source: 'the broadcaster runs the service', ...audited },
  channel4: { includedIn: { GB: ['channel-4'] }, source: 'the broadcaster runs the service', ...audited },
  studiocanal: { ...filmShops, source: 'sold in all shops', ...audited },
  pathe: { ...filmShops, source: 'sold in all shops', ...audited },
  gaumont: { ...studioShops, source: 'sold in all shops', ...widened },
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
  // Chaplin's films from 1918: mk2 sells them for the family's company.
  chaplin: {
    filmsRentedIn: {
      US: bothShops,
      GB: bothShops,
      AU: bothShops,
      DE: bothShops,
      FR: bothShops,
      ES: bothShops,
      IT: bothShops,
      JP: bothShops,
    },
    source: 'mk2 sells the films of Roy Export, released by a distributor in each of these countries',
    ...widened,
  },
  // Classics of Rank, Gainsborough and London Films.
  rank: {
    filmsRentedIn: { GB: bothShops, FR: bothShops, JP: bothShops },
    source: 'ITV owns the films and sells them; released by a distributor in France and Japan',
    ...widened,
  },
  // The studio has shown its films in full on its own channel since 2011, with subtitles.
  mosfilm: { includedIn: everywhere('youtube'), source: 'the studio shows them on its own channel', ...widened },
  // The Korean Film Archive's channel.
  kofa: { includedIn: everywhere('youtube'), source: 'the archive shows it on its own channel', ...widened },
  flixole: {
    includedIn: { ES: ['flixole'] },
    source: 'the owner of most Spanish films runs the service',
    ...widened,
  },
  // The Japanese studios that stream and rent out their own classics.
  'shochiku-toho': {
    includedIn: { JP: ['u-next'] },
    filmsRentedIn: { JP: bothShops },
    source: 'the studio’s films on the largest service for films in Japan, and in the shops',
    ...widened,
  },
  yrf: {
    includedIn: {
      US: ['prime-video'],
      CA: ['prime-video'],
      GB: ['prime-video'],
      AU: ['prime-video'],
      IN: ['prime-video'],
    },
    source: 'output deal of Yash Raj Films with Amazon',
    ...widened,
  },
  crunchyroll: {
    includedIn: { ...everywhere('crunchyroll'), JP: ['d-anime-store', 'u-next'], KR: [] },
    source: 'licensed by the service; in Japan the two services for nearly all anime',
    ...extended,
  },
  // Anime whose homes outside Japan differ by title.
  'anime-at-home': {
    includedIn: { JP: ['d-anime-store', 'u-next'] },
    source: 'the two services for nearly all anime in Japan',
    ...widened,
  },
  laftel: {
    includedIn: { KR: ['laftel'] },
    source: 'the service for nearly all anime in South Korea, more than 3,000 titles',
    ...widened,
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
  televisa: {
    includedIn: { US: ['vix'], MX: ['vix'] },
    source: 'the broadcaster runs the service in both countries',
    ...widened,
  },
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
  // The same, and released in Japan, South Korea and India too.
  'sold-worldwide': { ...filmShops, source: 'released by a distributor in each of these countries', ...widened },
  // Series without a studio that their makers or distributors sell by the season.
  'series-sold': { ...seriesShops, source: 'sold by the season wherever the shops sell series', ...widened },
  'series-sold-in-english': {
    seriesSoldIn: { US: bothShops, CA: ['apple-tv'], GB: bothShops, AU: ['apple-tv'] },
    source: 'sold by the season where English is spoken',
    ...widened,
  },
  'series-sold-in-gb': {
    seriesSoldIn: { GB: bothShops },
    source: 'released by a distributor in the United Kingdom that sells it by the season',
    reviewed: '2026-11-26',
  },
  'series-sold-in-de': {
    seriesSoldIn: { DE: bothShops },
    source: 'released by a distributor in Germany that sells it by the season',
    ...widened,
  },
  'series-sold-in-fr': {
    seriesSoldIn: { FR: ['apple-tv'] },
    source: 'released by a distributor in France that sells it by the season',
    ...widened,
  },
  'series-sold-in-us': {
    seriesSoldIn: { US: bothShops },
    source: 'sold by the season in the United States',
    ...widened,
  },
  // Films from elsewhere with a release in the United States.
  'sold-in-us': {
    filmsRentedIn: { US: bothShops },
    source: 'released by a distributor in the United States',
    ...extended,
  },
  'sold-in-br': soldIn('BR'),
  'sold-in-mx': soldIn('MX'),
  'sold-in-ca': soldIn('CA'),
  'sold-in-gb': soldIn('GB'),
  'sold-in-au': soldIn('AU'),
  'sold-in-de': soldIn('DE'),
  'sold-in-fr': soldIn('FR'),
  'sold-in-es': soldIn('ES'),
  'sold-in-it': soldIn('IT'),
  'sold-in-jp': soldIn('JP'),
  'sold-in-in': soldIn('IN'),
  'sold-in-kr': {
    filmsSoldIn: { KR: ['google-play'] },
    source: 'released by a distributor in South Korea, and in Google’s shop there',
    ...widened,
  },
} as const satisfies Record<string, Library>

export type LibraryId = keyof typeof libraries
