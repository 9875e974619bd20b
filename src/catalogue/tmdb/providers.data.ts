import type { CountryCode } from '#src/domain/place/country.ts'

/**
 * TMDB's provider numbers and the services that they belong to: one service often has several (with and without ads, by
 * region). Amazon's and Apple's channels are add-ons of their own and never count as the service that sells them.
 */
const byNumber: Readonly<Record<number, string>> = {
  8: 'netflix',
  175: 'netflix',
  1796: 'netflix',
  9: 'prime-video',
  10: 'prime-video',
  119: 'prime-video',
  613: 'prime-video',
  2100: 'prime-video',
  122: 'disney-plus',
  337: 'disney-plus',
  1899: 'hbo-max',
  384: 'hbo-max',
  2: 'apple-tv',
  350: 'apple-tv',
  531: 'paramount-plus',
  2303: 'paramount-plus',
  2616: 'paramount-plus',
  283: 'crunchyroll',
  11: 'mubi',
  192: 'youtube',
  188: 'youtube',
  235: 'youtube',
  15: 'hulu',
  386: 'peacock',
  387: 'peacock',
  73: 'tubi',
  300: 'pluto-tv',
  526: 'amc-plus',
  80: 'amc-plus',
  258: 'criterion-channel',
  191: 'kanopy',
  209: 'pbs',
  230: 'crave',
  314: 'cbc-gem',
  146: 'tou-tv',
  469: 'illico-plus',
  38: 'bbc-iplayer',
  41: 'itvx',
  103: 'channel-4',
  333: 'five',
  39: 'now',
  591: 'now',
  224: 'bfi-player',
  137: 'u-uktv',
  21: 'stan',
  385: 'binge',
  135: 'abc-iview',
  132: 'sbs-on-demand',
  378: 'nine-now',
  246: 'seven-plus',
  82: 'ten',
  307: 'globoplay',
  484: 'claro-tv-plus',
  47: 'looke',
  447: 'belas-artes',
  1920: 'reserva-imovision',
  457: 'vix',
  167: 'claro-video',
  2750: 'rtl-plus',
  304: 'joyn',
  421: 'joyn',
  30: 'wow',
  219: 'ard-mediathek',
  537: 'zdf',
  178: 'magenta-tv',
  234: 'arte',
  381: 'canal-plus',
  58: 'canal-plus',
  1754: 'tf1-plus',
  147: 'm6-plus',
  149: 'movistar-plus',
  2241: 'movistar-plus',
  63: 'filmin',
  64: 'filmin',
  541: 'rtve-play',
  62: 'atresplayer',
  393: 'flixole',
  1773: 'skyshowtime',
  222: 'raiplay',
  359: 'mediaset-infinity',
  110: 'mediaset-infinity',
  109: 'timvision',
  35: 'rakuten-tv',
  2683: 'fod',
  84: 'u-next',
  2284: 'u-next',
  1884: 'abema',
  1883: 'tving',
  356: 'wavve',
  1881: 'coupang-play',
  97: 'watcha',
  2336: 'jiohotstar',
  237: 'sony-liv',
  232: 'zee5',
  515: 'mx-player',
  309: 'sun-nxt',
  532: 'aha',
  315: 'hoichoi',
}

/** The same number is another service in some countries. */
const elsewhere: Readonly<Partial<Record<CountryCode, Readonly<Record<number, string>>>>> = {
  JP: { 15: 'hulu-japan' },
  IN: { 122: 'jiohotstar' },
}

/** The service behind a provider number, or null where we have none for it. */
export function platformOfProvider(number: number, country: CountryCode): string | null {
  return elsewhere[country]?.[number] ?? byNumber[number] ?? null
}

/**
 * Whether a provider is an add-on channel sold inside another service: "Max Amazon Channel", "MUBI Apple TV Channel".
 */
export function isChannel(name: string): boolean {
  return /\bchannel\s*$/i.test(name.trim()) && !/^(criterion|the hallmark|disney) channel$/i.test(name.trim())
}
