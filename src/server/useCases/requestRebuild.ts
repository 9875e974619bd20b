import type { Env } from '#src/server/env.ts'
import { log } from '#src/server/http/log.ts'

const patienceMs = 8000

/**
 * Calls the host's build hook, so that live data in prerendered pages are at most a day old. Does nothing without a
 * build hook or a TMDB token. A failure is logged, not thrown; the next attempt is the next day's.
 */
export async function requestRebuild({ REBUILD_HOOK_URL: hook, TMDB_API_TOKEN: token }: Env): Promise<void> {
  if (!hook || !token) return log('info', 'no rebuild: no build hook or no live catalogue')
  try {
    const response = await fetch(hook, { method: 'POST', body: '{}', signal: AbortSignal.timeout(patienceMs) })
    log(response.ok ? 'info' : 'error', 'rebuild asked for', { status: response.status })
  } catch (error) {
    log('error', 'the build hook did not answer', { kind: error instanceof Error ? error.name : 'unknown' })
  }
}
