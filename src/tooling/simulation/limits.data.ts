import { callsASecond, callsAtOnce } from '#src/catalogue/tmdb/tmdbClient.ts'

/** What each part of the system can take. */
export const limits = {
  /** TMDB, calls a second with one token: "somewhere in the 40 requests per second range", and they may change it (developer.themoviedb.org, rate limiting). */
  upstreamPerSecond: 40,
  /** Of one process, by our own client. */
  upstreamPerProcess: callsASecond,
  upstreamAtOnce: callsAtOnce,
  /** Seconds that a request gives TMDB: `patience` in server/deps.ts. */
  upstreamPatience: 1.6,
  /** Seconds for which a process leaves TMDB alone after a refusal: TMDB names a second, assumed. */
  upstreamPause: 1,
  /** Upstash pay as you go, commands a second (upstash.com/docs/redis/overall/billing, 2026). */
  redisPerSecond: 10_000,
  /** Runs at once: AWS Lambda's default for an account and region, where Netlify runs functions; that a site gets as much is assumed. */
  runsAtOnce: 1_000,
  /** Seconds without work after which a process is taken away: assumed. */
  processIdle: 600,
} as const

/**
 * List prices in US dollars. Netlify: how-credits-work and the pricing page, rates since 14 April 2026, read in the search's copy of October 2026;
 * credits bought beyond the plan's come at 10 dollars for 1,500. Upstash: pay as you go, upstash.com/pricing/redis, September 2026.
 */
export const prices = {
  credit: 10 / 1_500,
  creditsPerGb: 20,
  creditsPerGbHour: 10,
  creditsPer10kRequests: 2,
  creditsPerDeploy: 15,
  /** Netlify Pro for one member, with its credits. */
  plan: { dollars: 20, credits: 3_000 },
  redisPer100k: 0.2,
  redisFreeGb: 200,
  redisPerGb: 0.03,
} as const
