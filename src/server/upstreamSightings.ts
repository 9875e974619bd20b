import type { CacheDriver } from '#src/cache/driver.ts'
import type { UpstreamCall } from '#src/catalogue/tmdb/tmdbClient.ts'
import { z } from '#src/domain/schema.ts'

/** A call of TMDB that came to an end: when, in milliseconds since 1970, and how long it took, in milliseconds. */
const sightingSchema = z.object({ at: z.number(), ms: z.number() })
type Sighting = z.infer<typeof sightingSchema>

/** TMDB as all functions see it: the last call that was answered, and the last one that was not. */
export interface UpstreamSightings {
  /** Notes a call; of those of the same outcome, one in ten seconds is stored. Rejects when the store fails. */
  readonly note: (call: UpstreamCall) => Promise<void>
  /** Rejects when the store fails. */
  readonly last: () => Promise<Readonly<Record<Outcome, Sighting | null>>>
}

type Outcome = 'ok' | 'failing'

const notedEveryMs = 10_000
const keptSeconds = 24 * 60 * 60
/** A call that its own request gave up sooner than this says nothing of TMDB. */
const leastWaitedMs = 1000

/**
 * Creates the sightings of this site, which its processes share through a store.
 * @param driver the shared store, or this process's own where there is none
 * @param version part of the keys, as of those of the cache
 */
export function upstreamSightings(driver: CacheDriver, version: string, now = Date.now): UpstreamSightings {
  const notedAt: Record<Outcome, number> = { ok: 0, failing: 0 }
  const keyOf = (outcome: Outcome): string => `v${version}:upstream:tmdb:${outcome}`
  async function read(outcome: Outcome): Promise<Sighting | null> {
    const text = await driver.get(keyOf(outcome))
    return text === null ? null : (sightingSchema.safeParse(parsed(text)).data ?? null)
  }
  return {
    async note(call) {
      const outcome = outcomeOf(call)
      if (!outcome || now() - notedAt[outcome] < notedEveryMs) return
      notedAt[outcome] = now()
      const sighting: Sighting = { at: now(), ms: Math.round(call.ms) }
      await driver.set(keyOf(outcome), JSON.stringify(sighting), keptSeconds)
    },
    async last() {
      const [ok, failing] = await Promise.all([read('ok'), read('failing')])
      return { ok, failing }
    },
  }
}

function outcomeOf({ ok, trouble, ms }: UpstreamCall): Outcome | null {
  // That a title does not exist is an answer.
  if (ok || trouble === 'missing') return 'ok'
  return trouble === 'timeout' && ms < leastWaitedMs ? null : 'failing'
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
