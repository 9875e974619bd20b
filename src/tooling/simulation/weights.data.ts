/** A kind of page: what its document weighs, and how many posters a visitor sees of it. */
export interface PageWeight {
  /** Bytes of the built document, brotli. */
  readonly document: number
  /** Posters that are loaded: those of the first screen and some scrolling. */
  readonly posters: number
}

/** Documents as built in November 2026, brotli as the site is served; `npm run measure` prints them. Posters: assumed from the layouts. */
export const pages = {
  home: { document: 9_500, posters: 4 },
  mood: { document: 13_200, posters: 8 },
  list: { document: 12_900, posters: 12 },
  trending: { document: 17_600, posters: 8 },
  search: { document: 4_600, posters: 0 },
  platforms: { document: 8_900, posters: 0 },
  title: { document: 7_600, posters: 4 },
  text: { document: 4_100, posters: 0 },
} as const satisfies Record<string, PageWeight>
export type PageName = keyof typeof pages

/** What a browser fetches beside pages and answers: bytes and requests. Measured on the built site unless it says assumed. */
export const extras = {
  /** All hashed files, the worker, icons and the flag: once for a visitor. */
  hashedFiles: { bytes: 145_000 + 18_000 + 4_000, requests: 38 + 1 + 4 },
  /** What the worker keeps for a language: home, eight moods, the offline page, the lists. The daily build changes them all: once a visit. */
  keptForOffline: { bytes: 185_000, requests: 11 },
  /** The index behind the search box's suggestions. */
  titleIndex: { bytes: 16_000, requests: 1 },
  /** One poster of a live title from the image service, AVIF at 270 to 400 pixels: assumed. A drawn poster is part of its page. */
  poster: { bytes: 14_000, requests: 1 },
  /** Of the posters on a page so many are not in the browser's cache yet: assumed. */
  newPosters: 0.7,
} as const

/** Bytes of an answer over the wire: brotli, as measured on the embedded shelf with headers of some 600 bytes. */
export const answerBytes = {
  location: 800,
  account: 1_200,
  recommendations: 2_500,
  pool: 5_900,
  list: 4_500,
  trending: 4_800,
  search: 5_400,
  'search page': 13_600,
  platforms: 1_500,
  'title page': 8_500,
} as const

/** The shelf's file in one language, which a new process fetches from the site; gzip. */
export const shelfFileBytes = 310_000

/** Bytes of a value in Redis, packed: an answer or a title as measured, a mood's pool of 150 titles by the same measure. */
export const redisBytes = { value: 2_000, pool: 30_000 } as const

/** Seconds that a function is at work. Assumed from what the benchmark measures here and from round trips within one region. */
export const seconds = {
  /** Starting a process, its code and its first answer. */
  coldStart: 0.35,
  /** Reading a request and writing an answer. */
  base: 0.005,
  /** One pipelined round trip to Redis. */
  redis: 0.005,
  /** A call to TMDB: the median, and how far it spreads (log-normal; one in twenty takes 2.3 times as long). */
  upstream: { median: 0.09, sigma: 0.5 },
} as const

/** GB: Netlify's default for a function. */
export const functionMemory = 1
