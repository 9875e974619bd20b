import type { CachedOptions } from '#src/cache/cached.ts'
import type { Catalogue } from '#src/catalogue/catalogue.ts'
import type { Deps } from './deps.ts'
import { log } from './log.ts'
import { currentTrace } from './trace.ts'

/** What a visitor got where it was not the best: an older answer, the embedded shelf in place of the live catalogue, or nothing at all. */
export type Degraded = 'stale' | 'embedded' | 'empty'

export interface Sourced<Value> {
  readonly value: Value
  readonly degraded?: Degraded
}

interface Question<Value> extends Omit<CachedOptions<Value>, 'load' | 'key'> {
  /** Null where the answers are too many to be worth keeping. */
  readonly key: string | null
  readonly ask: (catalogue: Catalogue, signal: AbortSignal) => Promise<Value>
  /** The last rung, when not even the embedded shelf can be had: a valid answer that holds nothing. */
  readonly empty: Value
  /** Whether a live answer holds too little to be one; the embedded shelf then answers. */
  readonly isEmpty?: (value: Value) => boolean
}

/**
 * The ladder of every answer that comes from a catalogue: fresh, stale, live, embedded, empty. A slow, wrong or dead upstream costs a visitor at
 * most `deps.liveMs` and never an error; what the embedded shelf answers in its place is not kept, so that the next request asks again.
 */
export async function fromCatalogue<Value>(deps: Deps, question: Question<Value>): Promise<Sourced<Value>> {
  const { catalogue, fallback } = deps
  const { key, ask, empty, isEmpty = () => false, ...options } = question
  const askNow = (): Promise<Value> => ask(catalogue, AbortSignal.timeout(deps.liveMs))
  try {
    const value =
      key === null
        ? { value: await askNow(), outcome: 'loaded' as const }
        : await deps.cached({ ...options, key: `${catalogue.name}:${key}`, load: askNow })
    currentTrace()?.cache.push(value.outcome)
    if (fallback && isEmpty(value.value)) return await askEmbedded(deps, fallback, question)
    return { value: value.value, ...(fallback && value.outcome === 'stale' ? { degraded: 'stale' as const } : {}) }
  } catch (error) {
    if (deps.isBuilding && !fallback) throw error
    log('warn', 'the catalogue did not answer', { error })
    return fallback ? await askEmbedded(deps, fallback, question) : { value: empty, degraded: 'empty' }
  }
}

async function askEmbedded<Value>(
  { liveMs }: Deps,
  fallback: Catalogue,
  { ask, empty }: Question<Value>,
): Promise<Sourced<Value>> {
  try {
    return { value: await ask(fallback, AbortSignal.timeout(liveMs)), degraded: 'embedded' }
  } catch (error) {
    log('error', 'the embedded shelf did not answer', { error })
    return { value: empty, degraded: 'empty' }
  }
}
