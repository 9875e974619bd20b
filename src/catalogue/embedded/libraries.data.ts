import type { CountryCode } from '#src/domain/place/country.ts'

/**
 * Where a rights holder's titles stand in each country, as last reviewed: the rules behind the embedded availability.
 *
 * Only durable homes are written down: a service's own originals wherever it operates, studio libraries where the
 * studio runs a service, known output deals, and the two shops that sell nearly every studio film. A country that is
 * not named is unknown.
 */
export const reviewedOn = '2026-11-21'

type Homes = Partial<Record<CountryCode, readonly string[]>>

interface Library {
  /** Subscription or free homes by country. */
  readonly stream: Homes
  /** Whether its films can be rented in the shops below. */
  readonly inShops: boolean
}

const everywhere = (platform: string): Homes => ({
  US: [platform],
  BR: [platform],
  MX: [platform],
  CA: [platform],
  GB: [platform],
  AU: [platform],
  DE: [platform],
  FR: [platform],
  ES: [platform],
  IT: [platform],
  JP: [platform],
  KR: [platform],
  IN: [platform],
})

/** Disney+ is JioHotstar in India. */
const disneyPlus: Homes = { ...everywhere('disney-plus'), IN: ['jiohotstar'] }

/** HBO Max where Warner Bros. Discovery runs it, and the services that carry its shelf elsewhere. */
const hboMax: Homes = {
  ...everywhere('hbo-max'),
  CA: ['crave'],
  JP: ['u-next'],
  KR: ['coupang-play'],
  IN: ['jiohotstar'],
}

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

export const libraries = {
  netflix: { stream: everywhere('netflix'), inShops: false },
  disney: { stream: disneyPlus, inShops: true },
  fox: { stream: { ...disneyPlus, US: ['hulu', 'disney-plus'] }, inShops: true },
  'fx-hulu': { stream: { ...disneyPlus, US: ['hulu'] }, inShops: false },
  apple: { stream: everywhere('apple-tv'), inShops: false },
  prime: { stream: everywhere('prime-video'), inShops: false },
  hbo: { stream: hboMax, inShops: false },
  warner: {
    stream: {
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
    inShops: true,
  },
  paramount: { stream: paramountPlus, inShops: true },
  showtime: { stream: { US: ['paramount-plus'], CA: ['crave'] }, inShops: false },
  universal: { stream: {}, inShops: true },
  peacock: { stream: { US: ['peacock'] }, inShops: false },
  sony: { stream: {}, inShops: true },
  mgm: { stream: { US: ['prime-video'], GB: ['prime-video'] }, inShops: true },
  lionsgate: { stream: {}, inShops: true },
  a24: { stream: {}, inShops: true },
  neon: { stream: {}, inShops: true },
  amc: { stream: { US: ['amc-plus'] }, inShops: false },
  ghibli: {
    stream: { ...everywhere('netflix'), US: ['hbo-max'], JP: [] },
    inShops: false,
  },
  bbc: { stream: { GB: ['bbc-iplayer'] }, inShops: false },
  itv: { stream: { GB: ['itvx'] }, inShops: false },
  channel4: { stream: { GB: ['channel-4'] }, inShops: false },
  studiocanal: { stream: {}, inShops: true },
  pathe: { stream: {}, inShops: true },
  gaumont: { stream: {}, inShops: true },
  mubi: {
    stream: { ...everywhere('mubi'), JP: [], KR: [] },
    inShops: false,
  },
  criterion: { stream: { US: ['criterion-channel'], CA: ['criterion-channel'] }, inShops: false },
  crunchyroll: {
    stream: { ...everywhere('crunchyroll'), JP: [], KR: [] },
    inShops: false,
  },
  globo: { stream: { BR: ['globoplay'] }, inShops: false },
  televisa: { stream: { MX: ['vix'] }, inShops: false },
  'toei-toho': { stream: {}, inShops: false },
  'cj-korea': { stream: { KR: ['tving'] }, inShops: false },
  pbs: { stream: { US: ['pbs'] }, inShops: false },
  magnolia: { stream: {}, inShops: true },
  curzon: { stream: {}, inShops: true },
} as const satisfies Record<string, Library>

export type LibraryId = keyof typeof libraries

/** Every studio film is in Apple TV's shop in all 13 countries; Prime Video has a shop in these. */
export const shopsWithPrimeVideo: readonly CountryCode[] = [
  'US',
  'BR',
  'MX',
  'CA',
  'GB',
  'AU',
  'DE',
  'FR',
  'ES',
  'IT',
  'JP',
  'IN',
]
