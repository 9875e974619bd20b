import type { CachedOptions, CachedResult } from '#src/cache/cached.ts'
import type { Audience, Catalogue } from '#src/catalogue/catalogue.ts'
import { DomainError } from '#src/domain/errors.ts'
import type { Deps } from './deps.ts'
import { log } from './log.ts'
import { currentTrace } from './trace.ts'

/** What a visitor got where it was not the best: an older answer, one that lacks something, or the embedded shelf in place of the live catalogue. */
export type Degraded = 'stale' | 'partial' | 'embedded'

export interface Sourced<Value> {
  readonly value: Value
  readonly degraded?: Degraded
}

/** For a catalogue: until when the answer is wanted, and whom to tell what it lacks. */
type Terms = Required<Pick<Audience, 'signal' | 'onGap'>>

interface Question<Value> extends Omit<CachedOptions<Value>, 'load' | 'key' | 'keep'> {
  /** Null where the answers are too many to be worth keeping. */
  readonly key: string | null
  readonly ask: (catalogue: Catalogue, terms: Terms) => Promise<Value>
  /** Whether a value says that there is nothing. Only who was asked may say so. */
  readonly isNone?: (value: Value) => boolean
  /** Whether the embedded shelf may have what an answering live catalogue has not; it may, unless this says otherwise. */
  readonly shelfMayHaveMore?: boolean
}

/**
 * The ladder of every answer that comes from a catalogue: fresh, stale, live, embedded. A slow, wrong or dead upstream costs a visitor at most
 * `deps.liveMs`; what the embedded shelf answers in its place, or what lacks something, is not kept, so that the next request asks again.
 * @throws DomainError unavailable, where nobody could be asked, or only the shelf could, which has nothing: that there is none would be a guess
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
    if (!fallback) throw cannotSay(error)
    const value = await askShelf(deps, fallback, question)
    if (isNone(value)) throw cannotSay(error)
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
  const { catalogue, liveMs } = deps
  const { key, ask, isNone, shelfMayHaveMore, ...options } = question
  let isWhole = true
  const load = (): Promise<Value> => {
    isWhole = true
    const onGap = (): void => {
      isWhole = false
    }
    return ask(catalogue, { signal: AbortSignal.timeout(liveMs), onGap })
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
    throw cannotSay(error)
  }
}

/** What was not asked is never answered with "there is none". */
export function cannotSay(cause?: unknown): DomainError {
  return new DomainError('unavailable', 'This cannot be looked up just now. Please try again in a moment.', { cause })
}

/** For pages, which say by themselves what could not be looked up: null then; the ladder has logged why. Rethrows anything else. */
export function nullWhereUnavailable(error: unknown): null {
  if (error instanceof DomainError && error.code === 'unavailable') return null
  throw error
}
