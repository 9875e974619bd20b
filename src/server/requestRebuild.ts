import type { Env } from './env.ts'
import { log } from './log.ts'

const patienceMs = 8000

/**
 * Asks the host for a new build, so that the pages' live data are a day old at most. Without a build hook or a TMDB token there is nothing to
 * renew; a failure is logged and tried again the next day.
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
