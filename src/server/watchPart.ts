import type { PartState, SeenPart } from '#src/api/healthEndpoints.ts'
import { log } from './log.ts'

/** Asks a part for a sign of life. Rejects when there is none. */
export type AskPart = (signal: AbortSignal) => Promise<unknown>

export interface WatchOptions {
  /** For the log. */
  readonly name: string
  /** Longest wait for a sign of life, in milliseconds. */
  readonly deadlineMs?: number
  /** For how many milliseconds what was seen is told again, so that nobody can load a part by asking how it is. */
  readonly rememberMs?: number
  readonly now?: () => number
}

/**
 * Watches one part: asks it when somebody wants to know how it is, at most once in five seconds, and waits for at most half a second.
 * @param prepare loads what asking needs, which is no fault of the part and has no deadline; null where the part is not configured
 */
export function watchPart(
  prepare: (() => Promise<AskPart>) | null,
  { name, deadlineMs = 500, rememberMs = 5000, now = Date.now }: WatchOptions,
): () => Promise<PartState> {
  if (!prepare) return async () => ({ state: 'not configured' })
  interface Look {
    readonly ok: boolean
    readonly ms: number
    readonly at: number
  }
  let last: Look | undefined
  let lastOkAt: number | null = null
  let underWay: Promise<Look> | undefined

  async function look(prepared: Promise<AskPart>): Promise<Look> {
    const ask = await prepared
    const started = now()
    const ok = await withinDeadline(ask, deadlineMs).then(
      () => true,
      (error: unknown) => {
        log('warn', 'a part is failing', { part: name, error })
        return false
      },
    )
    last = { ok, ms: now() - started, at: now() }
    if (ok) lastOkAt = last.at
    return last
  }

  async function lastLook(load: () => Promise<AskPart>): Promise<Look> {
    if (last && now() - last.at < rememberMs) return last
    underWay ??= look(load()).finally(() => {
      underWay = undefined
    })
    return await underWay
  }

  return async () => {
    const { ok, ms, at } = await lastLook(prepare)
    const seen: SeenPart = {
      state: ok ? 'ok' : 'failing',
      latencyMs: Math.round(ms),
      seenAt: isoOf(at),
      secondsAgo: Math.round((now() - at) / 1000),
    }
    return ok ? seen : { ...seen, lastOkAt: lastOkAt === null ? null : isoOf(lastOkAt) }
  }
}

const isoOf = (at: number): string => new Date(at).toISOString()

/** Also for a part that does not listen to its signal. */
async function withinDeadline(ask: AskPart, ms: number): Promise<void> {
  const signal = AbortSignal.timeout(ms)
  await Promise.race([
    ask(signal),
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    }),
  ])
}
