import type { CountryCode } from '#src/domain/country.ts'

/** A part of the visitors, by where they are. */
export interface Place {
  /** Null for a country that is none of the thirteen: answers are then those of the world. */
  readonly country: CountryCode | null
  /** Share of all visits; they sum to one. Assumed: a site in five languages that began in the United States and Brazil. */
  readonly share: number
  /** Hours from UTC to the clock on the wall, summer time left out. */
  readonly utcOffset: number
  /** The CDN's locations that answer there, each as likely. Assumed. */
  readonly edges: readonly string[]
}

export const places: readonly Place[] = [
  { country: 'US', share: 0.24, utcOffset: -6, edges: ['us-east', 'us-central', 'us-west'] },
  { country: 'BR', share: 0.14, utcOffset: -3, edges: ['sao-paulo'] },
  { country: 'GB', share: 0.08, utcOffset: 0, edges: ['london'] },
  { country: 'DE', share: 0.08, utcOffset: 1, edges: ['frankfurt'] },
  { country: 'MX', share: 0.07, utcOffset: -6, edges: ['us-central'] },
  { country: 'FR', share: 0.07, utcOffset: 1, edges: ['paris'] },
  { country: 'IN', share: 0.06, utcOffset: 5.5, edges: ['mumbai'] },
  { country: 'ES', share: 0.05, utcOffset: 1, edges: ['madrid'] },
  { country: 'CA', share: 0.04, utcOffset: -5, edges: ['us-east', 'us-west'] },
  { country: 'IT', share: 0.04, utcOffset: 1, edges: ['frankfurt'] },
  { country: 'AU', share: 0.04, utcOffset: 10, edges: ['sydney'] },
  { country: 'JP', share: 0.02, utcOffset: 9, edges: ['tokyo'] },
  { country: 'KR', share: 0.01, utcOffset: 9, edges: ['tokyo'] },
  { country: null, share: 0.06, utcOffset: 1, edges: ['frankfurt', 'singapore'] },
]

/** How busy each hour of the visitor's own day is; nearly all films are watched in the evening. Assumed. */
export const hourWeights = [
  0.55, 0.35, 0.22, 0.15, 0.12, 0.15, 0.25, 0.4, 0.5, 0.55, 0.6, 0.7, 0.85, 0.85, 0.85, 0.9, 1, 1.2, 1.6, 2.2, 2.6, 2.6,
  2.1, 1.2,
] as const

/** How visitors are, as shares of visits. All assumed. */
export const habits = {
  /** Read in the language of their country, the others in English. */
  ownLanguage: 0.85,
  /** Never here before, or with nothing kept. */
  isNew: 0.55,
  /** Chose a country by hand. */
  choseCountry: 0.08,
  isSignedIn: 0.03,
  /** Pages that the browser makes ready ahead of a click and that may never be looked at (speculation rules), for each page looked at. */
  prerendered: 0.8,
  /** Seconds on a page or with a list, on average. */
  dwell: 25,
  /** Searches that begin in a page's header or with a link, so that a function draws their page: assumed. The others are typed on the search page, which asks the API. */
  drawnSearch: 0.5,
  /** Answers to what was typed so far, for each search on the search page: the box asks when typing pauses for half a second. */
  unfinishedQueries: 0.6,
} as const

/** What there is to look at. Assumed sizes; the exponents are those of word and title popularity. */
export const demand = {
  titles: { count: 30_000, exponent: 0.9 },
  queries: { count: 200_000, exponent: 0.95 },
  /** Of the titles that are clicked, so many stand on the shelf and have built pages. */
  onShelf: 0.5,
} as const
