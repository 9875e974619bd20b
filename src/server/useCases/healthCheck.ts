import type { PartState, SeenPart } from '#src/api/healthEndpoints.ts'
import { log } from '#src/server/http/log.ts'

/** Checks a part. Rejects when it does not respond. */
export type AskPart = (signal: AbortSignal) => Promise<unknown>

export interface HealthCheckOptions {
  /** For the log. */
  readonly name: string
  /** Timeout of a check in milliseconds. */
  readonly deadlineMs?: number
  /** TTL of a result in milliseconds; it prevents health requests from putting load on a part. */
  readonly rememberMs?: number
  readonly now?: () => number
}

/**
 * Creates the health check of one part. A check runs on demand, at most once per `rememberMs`, with a timeout of
 * `deadlineMs`; concurrent requests share one check.
 * @param prepare loads the code of the check; its time does not count towards the timeout, and its failure rejects.
 * Null where the part is not configured
 */
export function healthCheck(
  prepare: (() => Promise<AskPart>) | null,
  { name, deadlineMs = 500, rememberMs = 5000, now = Date.now }: HealthCheckOptions,
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

/** Enforces the timeout also for a part that ignores its signal. */
async function withinDeadline(ask: AskPart, ms: number): Promise<void> {
  const signal = AbortSignal.timeout(ms)
  await Promise.race([
    ask(signal),
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    }),
  ])
}
