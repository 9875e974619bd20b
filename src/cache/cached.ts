import { z } from '#src/domain/schema.ts'
import type { CacheDriver } from './driver.ts'

export interface CachedOptions<Value> {
  /** What the value depends on, in a fixed order: `recommendations:cry:all:BR:pt:2026-11-21`. Holds no visitor data. */
  readonly key: string
  /** What a stored value must look like; anything else counts as a miss. */
  readonly schema: z.ZodMiniType<Value>
  /** Seconds for which a value is served without asking. */
  readonly fresh: number
  /** Further seconds for which it is served while one refresh runs, or when the refresh fails. */
  readonly stale: number
  /** Makes the value. Its failures are never kept. */
  readonly load: () => Promise<Value>
}

/** Where a value came from. */
export type CacheOutcome = 'fresh' | 'stale' | 'loaded'

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
}

const envelopeVersion = 1
const envelopeSchema = z.object({ v: z.literal(envelopeVersion), at: z.number(), value: z.unknown() })
const maxKeyLength = 300

interface Found<Value> {
  readonly value: Value
  readonly at: number
}

/**
 * Builds the site's one cache: asks the drivers from near to far, loads what none of them has, and keeps it in all of them.
 * One load a key at a time in this process, however many ask; a stale value beats an error; a dead driver counts as a miss.
 */
export function createCache({ drivers, version = '1', now = Date.now, onError = () => {} }: CacheOptions): Cached {
  const flights = new Map<string, Promise<unknown>>()

  async function find<Value>(key: string, options: CachedOptions<Value>): Promise<Found<Value> | null> {
    for (const [index, driver] of drivers.entries()) {
      const found = open(await attempt(driver, 'get', () => driver.get(key)), options.schema)
      if (!found) continue
      const age = (now() - found.at) / 1000
      if (age >= options.fresh + options.stale) continue
      // Nearer drivers learn what a farther one knew.
      await Promise.all(drivers.slice(0, index).map((nearer) => keep(nearer, key, found, options)))
      return found
    }
    return null
  }

  async function keep<Value>(driver: CacheDriver, key: string, found: Found<Value>, options: CachedOptions<Value>) {
    const left = Math.ceil(options.fresh + options.stale - (now() - found.at) / 1000)
    if (left < 1) return
    const text = JSON.stringify({ v: envelopeVersion, at: found.at, value: found.value })
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

  async function load<Value>(key: string, options: CachedOptions<Value>): Promise<Value> {
    const value = await options.load()
    const found = { value, at: now() }
    await Promise.all(drivers.map((driver) => keep(driver, key, found, options)))
    return value
  }

  /** Joins the flight that is under way for a key, or starts it. */
  function inOneFlight<Value>(key: string, options: CachedOptions<Value>): Promise<Value> {
    const underWay = flights.get(key) as Promise<Value> | undefined
    if (underWay) return underWay
    const flight = load(key, options).finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }

  return async (options) => {
    const key = `moodlight:${version}:${options.key}`
    if (key.length > maxKeyLength) throw new RangeError(`cache key longer than ${maxKeyLength} characters`)
    const found = await find(key, options)
    if (found && now() - found.at < options.fresh * 1000) return { value: found.value, outcome: 'fresh' }
    if (found) {
      inOneFlight(key, options).catch((error: unknown) => onError('refresh', error))
      return { value: found.value, outcome: 'stale' }
    }
    return { value: await inOneFlight(key, options), outcome: 'loaded' }
  }
}

function open<Value>(text: string | null, schema: z.ZodMiniType<Value>): Found<Value> | null {
  if (text === null) return null
  const envelope = envelopeSchema.safeParse(parseJson(text))
  if (!envelope.success) return null
  const value = schema.safeParse(envelope.data.value)
  return value.success ? { value: value.data, at: envelope.data.at } : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
