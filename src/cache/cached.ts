import { LRUCache } from 'lru-cache'
import { z } from '#src/domain/schema.ts'
import type { CacheDriver } from './driver.ts'
import { isEarlyRefreshDue } from './earlyRefresh.ts'

/** Seconds, or a rule by which a value's own kind decides: "unknown" is believed for a shorter time than an answer. */
type Seconds<Value> = number | ((value: Value) => number)

export interface CachedOptions<Value> {
  /** What the value depends on, in a fixed order: `recommendations:cry:all:BR:pt:2026-11-21`. Holds no visitor data. */
  readonly key: string
  /** What a stored value must look like; anything else counts as a miss. */
  readonly schema: z.ZodMiniType<Value>
  /** For how long a value is served without asking. */
  readonly fresh: Seconds<Value>
  /** For how much longer it is served while one refresh runs, or when the refresh fails. */
  readonly stale: Seconds<Value>
  /** Makes the value. Its failures are never kept. */
  readonly load: () => Promise<Value>
  /** Whether a value is worth keeping; an incomplete one may be served and still not kept. All are, unless this says otherwise. */
  readonly keep?: (value: Value) => boolean
}

/** Where a value came from; `incomplete` was loaded, and is not worth keeping (see `keep`). */
export type CacheOutcome = 'fresh' | 'stale' | 'loaded' | 'incomplete'

export interface CachedResult<Value> {
  readonly value: Value
  readonly outcome: CacheOutcome
}

export type Cached = <Value>(options: CachedOptions<Value>) => Promise<CachedResult<Value>>

export interface CacheOptions {
  /** Nearest first. */
  readonly drivers: readonly CacheDriver[]
  /** Changing it forgets everything that was kept before. */
  readonly version?: string
  readonly now?: () => number
  /** Told when a driver fails or a refresh in the background does; the visitor's answer never depends on it. */
  readonly onError?: (place: string, error: unknown) => void
  /** Given the work that goes on after an answer is out, so that the platform lets it finish. */
  readonly inBackground?: (work: Promise<unknown>) => void
  /** 0 to 1, evenly spread; tests fix it. */
  readonly random?: () => number
}

const envelopeVersion = 2
/** `at`: when it was made, milliseconds. `took`: how long that took, milliseconds. */
const envelopeSchema = z.object({ v: z.literal(envelopeVersion), at: z.number(), took: z.number(), value: z.unknown() })
const maxKeyLength = 300
/** Parsed values that are kept beside their texts, so that a hot key is parsed and checked once. */
const maxOpened = 500

interface Found<Value> {
  readonly value: Value
  readonly at: number
  readonly took: number
}

/**
 * Builds the site's one cache: asks the drivers from near to far, loads what none of them has, and keeps it in all of them.
 *
 * One look at the farther drivers and one load a key at a time in this process, however many ask. A stale value is served at once while one
 * refresh runs; shortly before a value turns stale a few callers refresh it early, so that a hot key never has all processes load it at the
 * same moment (see `isEarlyRefreshDue`). A stale value beats an error; a dead driver counts as a miss.
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

  async function read<Value>(
    driver: CacheDriver,
    key: string,
    options: CachedOptions<Value>,
  ): Promise<Found<Value> | null> {
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

  async function keep<Value>(driver: CacheDriver, key: string, found: Found<Value>, options: CachedOptions<Value>) {
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
    // The next caller here finds it at once; the others may learn of it after the answer is out.
    if (near) await keep(near, key, found, options)
    inBackground(Promise.all(far.map((driver) => keep(driver, key, found, options))))
    return { value, outcome: 'loaded' }
  }

  /** Joins the flight that is under way for a key, or starts it. */
  function inOneFlight<Value>(key: string, start: () => Promise<CachedResult<Value>>): Promise<CachedResult<Value>> {
    const underWay = flights.get(key)
    if (underWay) return underWay as Promise<CachedResult<Value>>
    const flight = start().finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }

  /** What another process may have made meanwhile, else a load. */
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

  return async (options) => {
    const key = `moodlight:${version}:${options.key}`
    if (key.length > maxKeyLength) throw new RangeError(`cache key longer than ${maxKeyLength} characters`)
    const found = near ? await read(near, key, options) : null
    if (!found) return await inOneFlight(key, () => refresh(key, options, Number.NEGATIVE_INFINITY))
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
}

function limits<Value>({ fresh, stale }: CachedOptions<Value>, value: Value): { fresh: number; dead: number } {
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
