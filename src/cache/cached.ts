import { LRUCache } from 'lru-cache'
import { z } from '#src/domain/schema.ts'
import type { CacheDriver } from './driver.ts'
import { isEarlyRefreshDue } from './earlyRefresh.ts'

/** Seconds, or a function of the value: "not found" has a shorter TTL than a result. */
type Seconds<Value> = number | ((value: Value) => number)

export interface CachedOptions<Value> {
  /**
   * Everything that the value depends on, in a fixed order: `recommendations:cry:all:BR:pt:2026-11-21`. Contains no
   * visitor data.
   */
  readonly key: string
  /** Validates stored values; an invalid one counts as a miss. */
  readonly schema: z.ZodMiniType<Value>
  /** For how long a value is served without revalidation. */
  readonly fresh: Seconds<Value>
  /** For how much longer it is served while it is refreshed in the background, or when the refresh fails. */
  readonly stale: Seconds<Value>
  /** Loads the value. Failures are never cached. */
  readonly load: () => Promise<Value>
  /** Whether to cache a value; an incomplete one can be returned without being cached. By default all are cached. */
  readonly keep?: (value: Value) => boolean
}

/** Where a value came from; `incomplete` was loaded and not cached (see `keep`). */
export type CacheOutcome = 'fresh' | 'stale' | 'loaded' | 'incomplete'

export interface CachedResult<Value> {
  readonly value: Value
  readonly outcome: CacheOutcome
}

export interface Cached {
  <Value>(options: CachedOptions<Value>): Promise<CachedResult<Value>>
  /** Reads what is cached, stale or not, and loads nothing. @returns null where nothing is */
  readonly peek: <Value>(options: Omit<CachedOptions<Value>, 'load' | 'keep'>) => Promise<Value | null>
}

export interface CacheOptions {
  /** Fastest first. */
  readonly drivers: readonly CacheDriver[]
  /** Part of all keys: changing it invalidates all entries. */
  readonly version?: string
  readonly now?: () => number
  /** Called when a driver or a background refresh fails; the result never depends on it. */
  readonly onError?: (place: string, error: unknown) => void
  /** Receives work that continues after the response, so that the platform lets it finish. */
  readonly inBackground?: (work: Promise<unknown>) => void
  /** Uniformly distributed from 0 to 1; injected by tests. */
  readonly random?: () => number
}

const envelopeVersion = 2
/** `at`: time of creation, in milliseconds since 1970. `took`: duration of the load in milliseconds. */
const envelopeSchema = z.object({ v: z.literal(envelopeVersion), at: z.number(), took: z.number(), value: z.unknown() })
const maxKeyLength = 300
/** Number of memoized parsed values, so that a hot key is parsed and validated once. */
const maxOpened = 500

type Lifetime<Value> = Pick<CachedOptions<Value>, 'schema' | 'fresh' | 'stale'>

interface Found<Value> {
  readonly value: Value
  readonly at: number
  readonly took: number
}

/**
 * Creates the site's cache over several drivers: reads them in order, loads what none of them has, and writes it to all
 * of them.
 *
 * Reads of the slower drivers and loads are deduplicated per key in this process. Stale-while-revalidate: a stale value
 * is returned at once and refreshed in the background. Shortly before a value becomes stale, a few callers refresh it
 * early, which prevents a stampede of all processes on a hot key (see `isEarlyRefreshDue`). A stale value is preferred
 * to an error; a failing driver counts as a miss.
 * The returned function rejects with the error of `load`, or a RangeError for a key longer than 300 characters.
 */
export function createCache({
  drivers,
  version = '1',
  now = Date.now,
  onError = () => {},
  inBackground = () => {},
  random = Math.random,
}: CacheOptions): Cached {
  const flights = new Map<string, Promise<CachedResult<unknown>>>()
  const opened = new LRUCache<string, { readonly text: string; readonly found: Found<unknown> }>({ max: maxOpened })
  const [near, ...far] = drivers

  async function read<Value>(driver: CacheDriver, key: string, options: Lifetime<Value>): Promise<Found<Value> | null> {
    const text = await attempt(driver, 'get', () => driver.get(key))
    if (text === null) return null
    const known = opened.get(key)
    const found = known?.text === text ? (known.found as Found<Value>) : open(text, options.schema)
    if (!found) return null
    if (known?.text !== text) opened.set(key, { text, found })
    return ageOf(found) < limits(options, found.value).dead ? found : null
  }

  function ageOf({ at }: Found<unknown>): number {
    return (now() - at) / 1000
  }

  async function keep<Value>(driver: CacheDriver, key: string, found: Found<Value>, options: Lifetime<Value>) {
    const left = Math.ceil(limits(options, found.value).dead - ageOf(found))
    if (left < 1) return
    const text = JSON.stringify({ v: envelopeVersion, ...found })
    await attempt(driver, 'set', () => driver.set(key, text, left))
  }

  async function attempt<Result>(
    driver: CacheDriver,
    verb: string,
    run: () => Promise<Result>,
  ): Promise<Result | null> {
    try {
      return await run()
    } catch (error) {
      onError(`${driver.name} ${verb}`, error)
      return null
    }
  }

  async function load<Value>(key: string, options: CachedOptions<Value>): Promise<CachedResult<Value>> {
    const started = now()
    const value = await options.load()
    if (options.keep?.(value) === false) return { value, outcome: 'incomplete' }
    const found = { value, at: now(), took: now() - started }
    // Awaited, so that the next caller in this process hits; the slower drivers are written in the background.
    if (near) await keep(near, key, found, options)
    inBackground(Promise.all(far.map((driver) => keep(driver, key, found, options))))
    return { value, outcome: 'loaded' }
  }

  /** Deduplicates concurrent work per key. */
  function inOneFlight<Value>(key: string, start: () => Promise<CachedResult<Value>>): Promise<CachedResult<Value>> {
    const underWay = flights.get(key)
    if (underWay) return underWay as Promise<CachedResult<Value>>
    const flight = start().finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }

  /**
   * Returns a newer value from a slower driver, where another process may have stored one, else loads.
   * @param than time of creation of the known value, in milliseconds since 1970
   */
  async function refresh<Value>(
    key: string,
    options: CachedOptions<Value>,
    than: number,
  ): Promise<CachedResult<Value>> {
    for (const driver of far) {
      const found = await read(driver, key, options)
      if (!found || found.at <= than) continue
      if (near) await keep(near, key, found, options)
      if (ageOf(found) < limits(options, found.value).fresh) return { value: found.value, outcome: 'fresh' }
      if (than === Number.NEGATIVE_INFINITY) {
        refreshBehind(key, options, found.at)
        return { value: found.value, outcome: 'stale' }
      }
    }
    return await load(key, options)
  }

  function refreshBehind<Value>(key: string, options: CachedOptions<Value>, than: number): void {
    const work = inOneFlight(`${key} behind`, () => refresh(key, options, than))
    inBackground(work.catch((error: unknown) => onError('refresh', error)))
  }

  function keyOf({ key: own }: { readonly key: string }): string {
    const key = `moodlight:${version}:${own}`
    if (key.length > maxKeyLength) throw new RangeError(`cache key longer than ${maxKeyLength} characters`)
    return key
  }

  const peek: Cached['peek'] = async (options) => {
    const key = keyOf(options)
    const own = near ? await read(near, key, options) : null
    if (own) return own.value
    for (const driver of far) {
      const found = await read(driver, key, options)
      if (!found) continue
      if (near) await keep(near, key, found, options)
      return found.value
    }
    return null
  }

  const cached = async <Value>(options: CachedOptions<Value>): Promise<CachedResult<Value>> => {
    const key = keyOf(options)
    const found = near ? await read(near, key, options) : null
    if (!found) {
      const flight = inOneFlight(key, () => refresh(key, options, Number.NEGATIVE_INFINITY))
      // The platform lets it finish also where this caller gives up waiting, so that the next one finds the value.
      inBackground(flight.catch(() => {}))
      return await flight
    }
    const age = ageOf(found)
    const { fresh } = limits(options, found.value)
    if (age < fresh) {
      if (isEarlyRefreshDue({ age, fresh, took: found.took / 1000, random: random() }))
        refreshBehind(key, options, found.at)
      return { value: found.value, outcome: 'fresh' }
    }
    refreshBehind(key, options, found.at)
    return { value: found.value, outcome: 'stale' }
  }
  return Object.assign(cached, { peek })
}

function limits<Value>({ fresh, stale }: Lifetime<Value>, value: Value): { fresh: number; dead: number } {
  const seconds = (limit: Seconds<Value>): number => (typeof limit === 'number' ? limit : limit(value))
  return { fresh: seconds(fresh), dead: seconds(fresh) + seconds(stale) }
}

function open<Value>(text: string, schema: z.ZodMiniType<Value>): Found<Value> | null {
  const envelope = envelopeSchema.safeParse(parseJson(text))
  if (!envelope.success) return null
  const value = schema.safeParse(envelope.data.value)
  const { at, took } = envelope.data
  return value.success ? { value: value.data, at, took } : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
