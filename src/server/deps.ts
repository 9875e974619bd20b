import { type Cached, createCache } from '#src/cache/cached.ts'
import type { CacheDriver } from '#src/cache/driver.ts'
import { memoryDriver } from '#src/cache/memoryDriver.ts'
import { upstashDriver } from '#src/cache/upstashDriver.ts'
import type { Catalogue } from '#src/catalogue/catalogue.ts'
import { embeddedCatalogue } from '#src/catalogue/embedded/embeddedCatalogue.ts'
import { trending } from '#src/engine/trending.ts'
import { searchWords } from '#src/i18n/searchWords.ts'
import { type Env, readEnv } from './env.ts'
import { log } from './log.ts'

/** What use cases work with. Wired here and nowhere else. */
export interface Deps {
  readonly catalogue: Catalogue
  readonly cached: Cached
  /** Today in UTC, `2026-11-21`. */
  readonly today: () => string
}

let shared: Deps | undefined

/** The process's own dependencies, made on first use. @throws EnvError when the environment is wrong */
export function deps(): Deps {
  shared ??= createDeps(readEnv())
  return shared
}

/** Wires everything for an environment. */
export function createDeps(env: Env): Deps {
  return {
    catalogue: embeddedCatalogue({ wordsFor: searchWords, rankTrending: trending }),
    cached: createCache({
      drivers: driversFor(env),
      version: env.CACHE_VERSION ?? '1',
      onError: (place, error) => log('warn', 'cache trouble', { place, error }),
    }),
    today: () => new Date().toISOString().slice(0, 10),
  }
}

function driversFor({ UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token }: Env): CacheDriver[] {
  return url && token ? [memoryDriver(), upstashDriver({ url, token })] : [memoryDriver()]
}
