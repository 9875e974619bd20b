import type { CachedOptions, CachedResult } from '#src/cache/cached.ts'
import type { Audience, Catalogue } from '#src/catalogue/catalogue.ts'
import { DomainError } from '#src/domain/errors.ts'
import type { Deps } from '#src/server/deps.ts'
import { log } from '#src/server/http/log.ts'
import { currentTrace } from '#src/server/http/trace.ts'

/**
 * Why a result is not the best available: an expired cache entry, missing parts, or the embedded catalogue in place of
 * the live one.
 */
export type Degraded = 'stale' | 'partial' | 'embedded'

export interface Sourced<Value> {
  readonly value: Value
  readonly degraded?: Degraded
}

/** Passed to a catalogue: the abort signal with the deadline, and a callback for incomplete data. */
type Terms = Required<Pick<Audience, 'signal' | 'onGap'>>

interface Question<Value> extends Omit<CachedOptions<Value>, 'load' | 'key' | 'keep'> {
  /** Cache key; null where the variety of results is too large for caching. */
  readonly key: string | null
  readonly ask: (catalogue: Catalogue, terms: Terms) => Promise<Value>
  /** Whether a value means "not found". It is trusted only from a catalogue that was actually queried. */
  readonly isNone?: (value: Value) => boolean
  /** Whether the embedded catalogue may hold results that a responding live catalogue lacks. True by default. */
  readonly shelfMayHaveMore?: boolean
  /** Time limit of the live catalogue in milliseconds; `deps.liveMs` by default. */
  readonly withinMs?: number
}

/**
 * The fallback chain of every result that comes from a catalogue: fresh cache entry, stale cache entry, live catalogue,
 * embedded catalogue. A slow, invalid or unreachable upstream delays a request by at most `deps.liveMs`, or
 * `withinMs`. Results of the
 * embedded fallback and incomplete results are not cached here, so that the next request tries again.
 * @throws DomainError unavailable, where no catalogue responded, or only the embedded fallback did and has no result:
 *   "not found" would be a guess
 */
export async function fromCatalogue<Value>(deps: Deps, question: Question<Value>): Promise<Sourced<Value>> {
  const { fallback } = deps
  const { isNone = () => false, shelfMayHaveMore = true } = question
  let answer: CachedResult<Value>
  try {
    answer = await askCatalogue(deps, question)
  } catch (error) {
    if (deps.isBuilding && !fallback) throw error
    log(fallback ? 'warn' : 'error', 'the catalogue did not answer', { error })
    if (!fallback) throw unavailableError(error)
    const value = await askShelf(deps, fallback, question)
    if (isNone(value)) throw unavailableError(error)
    return { value, degraded: 'embedded' }
  }
  const { value, outcome } = answer
  currentTrace()?.cache.push(outcome)
  if (fallback && shelfMayHaveMore && isNone(value)) {
    return await askShelf(deps, fallback, question).then(
      (more): Sourced<Value> => (isNone(more) ? { value } : { value: more, degraded: 'embedded' }),
      (): Sourced<Value> => ({ value, degraded: 'partial' }),
    )
  }
  if (outcome === 'incomplete') return { value, degraded: 'partial' }
  return { value, ...(fallback && outcome === 'stale' ? { degraded: 'stale' as const } : {}) }
}

async function askCatalogue<Value>(deps: Deps, question: Question<Value>): Promise<CachedResult<Value>> {
  const { catalogue } = deps
  const { key, ask, isNone, shelfMayHaveMore, withinMs = deps.liveMs, ...options } = question
  let isWhole = true
  const load = (): Promise<Value> => {
    isWhole = true
    const onGap = (): void => {
      isWhole = false
    }
    return ask(catalogue, { signal: AbortSignal.timeout(withinMs), onGap })
  }
  if (key !== null) return await deps.cached({ ...options, key: `${catalogue.name}:${key}`, load, keep: () => isWhole })
  const value = await load()
  return { value, outcome: isWhole ? 'loaded' : 'incomplete' }
}

/** @throws DomainError unavailable */
async function askShelf<Value>({ liveMs }: Deps, shelf: Catalogue, { ask }: Question<Value>): Promise<Value> {
  try {
    return await ask(shelf, { signal: AbortSignal.timeout(liveMs), onGap: () => {} })
  } catch (error) {
    log('error', 'the embedded shelf did not answer', { error })
    throw unavailableError(error)
  }
}

/** The error for a query that no catalogue could answer; it must not be reported as "not found". */
export function unavailableError(cause?: unknown): DomainError {
  return new DomainError('unavailable', 'This cannot be looked up just now. Please try again in a moment.', { cause })
}

/**
 * A catch handler for pages, which render the missing data themselves: null for `unavailable`, which `fromCatalogue`
 * has logged already. Rethrows any other error.
 */
export function nullWhereUnavailable(error: unknown): null {
  if (error instanceof DomainError && error.code === 'unavailable') return null
  throw error
}
