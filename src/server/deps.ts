import { type Cached, createCache } from '#src/cache/cached.ts'
import type { CacheDriver } from '#src/cache/driver.ts'
import { lazyDriver } from '#src/cache/lazyDriver.ts'
import { memoryDriver } from '#src/cache/memoryDriver.ts'
import type { Catalogue } from '#src/catalogue/catalogue.ts'
import { curatedTitles } from '#src/catalogue/curatedTitles.ts'
import { type EmbeddedCatalogue, embeddedCatalogue } from '#src/catalogue/embedded/embeddedCatalogue.ts'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import type { TopicWords } from '#src/catalogue/embedded/topics.ts'
import { lazyCatalogue } from '#src/catalogue/lazyCatalogue.ts'
import type { PoolSeeds } from '#src/catalogue/tmdb/poolSeeds.ts'
import { goodFit } from '#src/engine/chooseFromRoom.ts'
import { moodFit } from '#src/engine/moodProfile.ts'
import { trending } from '#src/engine/trending.ts'
import { type Env, env } from './env.ts'
import { log } from './http/log.ts'
import { currentTrace } from './http/trace.ts'
import { listDay } from './listDay.ts'
import { type UpstreamSightings, upstreamSightings } from './upstreamSightings.ts'

/** Dependencies of the use cases. This is the only place that creates them. */
export interface Deps {
  readonly catalogue: Catalogue
  /** Used when the live catalogue fails; null where `catalogue` is the embedded one itself. */
  readonly fallback: Catalogue | null
  readonly cached: Cached
  /** How TMDB answered the calls of all functions. */
  readonly upstream: UpstreamSightings
  /** Whether static pages are being built: a broken embedded catalogue must then fail the build. */
  readonly isBuilding: boolean
  /** Time budget of the live catalogue for one request, in milliseconds. */
  readonly liveMs: number
  /** The day whose lists are shown, in UTC, in the form `2026-11-21`. */
  readonly today: () => string
}

let shared: Deps | undefined

/** The process-wide dependencies, created on first use. @throws EnvError when the environment is invalid */
export function deps(): Deps {
  shared ??= createDeps(env())
  return shared
}

/**
 * Creates the dependencies for an environment.
 * @param patience more of it than visitors have is for tests of what is asked, not of how soon
 */
export function createDeps(config: Env, patience: Patience = patienceOf(config)): Deps {
  const drivers = driversFor(config)
  const version = config.CACHE_VERSION ?? '2'
  const cacheOn = (own: readonly CacheDriver[]) =>
    createCache({
      drivers: own,
      version,
      onError: (place, error) => log('warn', 'cache trouble', { place, error }),
      inBackground: (work) => currentTrace()?.waitUntil?.(work),
    })
  const common = cacheOn(drivers)
  // A build makes its answers itself: pages would else show the lists of the build before, or of a branch's preview.
  const cached = config.BUILD_PHASE ? cacheOn([memoryDriver()]) : common
  const embedded = embeddedCatalogue({ searchWords: allSearchWords, rankTrending: trending })
  // The last driver is the one that processes share, where there is one.
  const upstream = upstreamSightings(drivers.at(-1) ?? memoryDriver(), version)
  const live = liveCatalogue(config, patience, { cached: common, upstream }, embedded)
  return {
    catalogue: live ?? embedded,
    fallback: live ? embedded : null,
    cached,
    upstream,
    isBuilding: config.BUILD_PHASE !== undefined,
    liveMs: patience.request,
    today: () => listDay(),
  }
}

/** Timeouts in milliseconds of one TMDB call and of all calls of a request. */
interface Patience {
  readonly call: number
  readonly request: number
}

/**
 * A response may take 2 s; what is left of them is for the cache and the embedded catalogue. Builds get more time,
 * because no visitor is waiting.
 */
function patienceOf({ BUILD_PHASE }: Env): Patience {
  return BUILD_PHASE ? { call: 10_000, request: 60_000 } : { call: 1500, request: 1600 }
}

/** What the pools of live moods take from the engine and from the embedded catalogue. */
export const seeds: PoolSeeds = {
  serves: (title, mood) => moodFit(title, mood) >= goodFit,
  shelf: embeddedTitles,
}

/** Base URL of the TMDB API, unless TMDB_API_URL overrides it. */
export const tmdbUrl = 'https://api.themoviedb.org/3'

function liveCatalogue(
  config: Env,
  patience: Patience,
  { cached, upstream }: Pick<Deps, 'cached' | 'upstream'>,
  shelf: EmbeddedCatalogue,
): Catalogue | null {
  const token = config.TMDB_API_TOKEN
  if (!token) return null
  return lazyCatalogue('tmdb', async () => {
    const [{ tmdbCatalogue }, { tmdbClient }] = await Promise.all([
      import('#src/catalogue/tmdb/tmdbCatalogue.ts'),
      import('#src/catalogue/tmdb/tmdbClient.ts'),
    ])
    const client = tmdbClient({
      url: config.TMDB_API_URL ?? tmdbUrl,
      token,
      callMs: patience.call,
      onCall: (call) => {
        const trace = currentTrace()
        const noted = upstream.note(call).catch((error: unknown) => log('warn', 'cache trouble', { error }))
        if (!trace) return
        trace.waitUntil?.(noted)
        trace.upstreamCalls += 1
        trace.upstreamMs += call.ms
      },
    })
    return tmdbCatalogue({
      client,
      remember: cached,
      recall: cached.peek,
      ...(config.BUILD_PHASE ? { loadMs: patience.request } : {}),
      find: shelf.find,
      seeds,
      curated: async (locale) => {
        try {
          return await curatedTitles(locale)
        } catch (error) {
          log('error', 'the embedded shelf did not answer', { error })
          throw error
        }
      },
    })
  })
}

/** Loaded only where no search index was prepared by a build. */
async function allSearchWords(): Promise<TopicWords> {
  const { searchWords } = await import('#src/i18n/searchWords.ts')
  return searchWords()
}

function driversFor(config: Env): CacheDriver[] {
  const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token } = config
  if (!url || !token) return [memoryDriver()]
  const onRun = (ms: number): void => {
    const trace = currentTrace()
    if (trace) trace.redisMs += ms
  }
  const redis = lazyDriver('redis', async () => {
    const { upstashDriver } = await import('#src/cache/upstashDriver.ts')
    return upstashDriver({ url, token, onRun })
  })
  return [memoryDriver(), redis]
}
