import type { CountryCode } from '#src/domain/place/country.ts'
import type { CountryPlatforms } from '#src/domain/platform/platform.ts'

/**
 * Which services matter in a country, most used first: those at home there, and those of the world that operate there.
 */
export const platformsByCountry: Readonly<Record<CountryCode, CountryPlatforms>> = {
  US: {
    local: ['hulu', 'peacock', 'tubi', 'pluto-tv', 'amc-plus', 'criterion-channel', 'kanopy', 'pbs'],
    international: [
      'netflix',
      'prime-video',
      'disney-plus',
      'hbo-max',
      'apple-tv',
      'paramount-plus',
      'crunchyroll',
      'mubi',
      'youtube',
    ],
  },
  BR: {
    local: ['globoplay', 'claro-tv-plus', 'looke', 'belas-artes', 'reserva-imovision', 'sbt-plus'],
    international: [
      'netflix',
      'prime-video',
      'disney-plus',
      'hbo-max',
      'paramount-plus',
      'apple-tv',
      'crunchyroll',
      'mubi',
      'youtube',
    ],
  },
  MX: {
    local: ['vix', 'claro-video', 'cinepolis-klic', 'filminlatino', 'canela-tv'],
    international: [
      'netflix',
      'prime-video',
      'disney-plus',
      'hbo-max',
      'paramount-plus',
      'apple-tv',
      'crunchyroll',
      'mubi',
      'youtube',
    ],
  },
  CA: {
    local: ['crave', 'cbc-gem', 'tou-tv', 'illico-plus', 'stacktv', 'criterion-channel', 'kanopy'],
    international: [
      'netflix',
      'prime-video',
      'disney-plus',
      'apple-tv',
      'paramount-plus',
      'crunchyroll',
      'mubi',
      'tubi',
      'youtube',
    ],
  },
  GB: {
    local: ['bbc-iplayer', 'itvx', 'channel-4', 'five', 'now', 'u-uktv', 'bfi-player'],
    international: [
      'netflix',
      'prime-video',
      'disney-plus',
      'hbo-max',
      'apple-tv',
      'paramount-plus',
      'crunchyroll',
      'mubi',
      'youtube',
    ],
  },
  AU: {
    local: ['stan', 'binge', 'abc-iview', 'sbs-on-demand', 'nine-now', 'seven-plus', 'ten'],
    international: [
      'netflix',
      'prime-video',
      'disney-plus',
      'hbo-max',
      'apple-tv',
      'paramount-plus',
      'crunchyroll',
      'mubi',
      'youtube',
    ],
  },
  DE: {
    local: ['rtl-plus', 'joyn', 'wow', 'ard-mediathek', 'zdf', 'magenta-tv', 'arte'],
    international: [
      'netflix',
      'prime-video',
      'disney-plus',
      'hbo-max',
      'apple-tv',
      'paramount-plus',
      'crunchyroll',
      'mubi',
      'youtube',
    ],
  },
  FR: {
    local: ['canal-plus', 'france-tv', 'tf1-plus', 'm6-plus', 'arte', 'cine-plus-ocs', 'universcine'],
    international: [
      'netflix',
      'prime-video',
      'disney-plus',
      'hbo-max',
      'apple-tv',
      'paramount-plus',
      'crunchyroll',
      'mubi',
      'youtube',
    ],
  },
  ES: {
    local: ['movistar-plus', 'filmin', 'rtve-play', 'atresplayer', 'mitele', 'flixole'],
    international: [
      'netflix',
      'prime-video',
      'disney-plus',
      'hbo-max',
      'skyshowtime',
      'apple-tv',
      'crunchyroll',
      'mubi',
      'rakuten-tv',
      'youtube',
    ],
  },
  IT: {
    local: ['raiplay', 'mediaset-infinity', 'now', 'timvision', 'la7'],
    international: [
      'netflix',
      'prime-video',
      'disney-plus',
      'hbo-max',
      'apple-tv',
      'paramount-plus',
      'crunchyroll',
      'mubi',
      'rakuten-tv',
      'youtube',
    ],
  },
  JP: {
    local: ['u-next', 'abema', 'hulu-japan', 'tver', 'nhk-one', 'lemino', 'd-anime-store', 'fod'],
    international: ['netflix', 'prime-video', 'disney-plus', 'apple-tv', 'youtube'],
  },
  KR: {
    local: ['tving', 'wavve', 'coupang-play', 'watcha', 'laftel'],
    international: ['netflix', 'disney-plus', 'prime-video', 'apple-tv', 'youtube'],
  },
  IN: {
    local: ['jiohotstar', 'sony-liv', 'zee5', 'mx-player', 'sun-nxt', 'aha', 'hoichoi'],
    international: ['netflix', 'prime-video', 'apple-tv', 'crunchyroll', 'mubi', 'youtube'],
  },
}

/** The services that a visitor without a known country most likely finds at home. */
export const internationalPlatformIds: readonly string[] = [
  'netflix',
  'prime-video',
  'disney-plus',
  'hbo-max',
  'apple-tv',
  'paramount-plus',
  'crunchyroll',
  'mubi',
  'youtube',
]
