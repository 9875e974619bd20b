import { contract } from '#src/api/contract.ts'
import { z } from '#src/domain/schema.ts'
import type { Finding } from './finding.ts'

/** Result of a probe; the caller assigns it to a variable. */
export type Probed = Pick<Finding, 'state' | 'text'>

/** Checks an external service. Never rejects, observes its deadline (in milliseconds), and never reveals a secret. */
export type Probe = (deadlineMs: number) => Promise<Probed>

const broken = (text: string): Probed => ({ state: 'broken', text })

interface Answer {
  readonly status: number
  readonly body: unknown
  readonly ms: number
}

/** @throws the errors of `fetch`, and SyntaxError when a successful response is not JSON */
async function ask(url: string, deadlineMs: number, init: RequestInit = {}): Promise<Answer> {
  const started = performance.now()
  // A redirect could leak a token to another host.
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(deadlineMs) })
  const text = await response.text()
  const ms = Math.round(performance.now() - started)
  return { status: response.status, body: response.ok ? JSON.parse(text) : null, ms }
}

/**
 * Maps errors to findings. Messages of fetch errors may contain the URL, and secrets in it, so only the kind is kept.
 */
async function orUnreachable(who: string, work: () => Promise<Probed>): Promise<Probed> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof SyntaxError) return broken(`${who} answers with something else than JSON`)
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return broken(isLate ? `${who} does not answer in time` : `${who} cannot be reached`)
  }
}

function refused(who: string, status: number, secret: string): Probed {
  return status === 401 || status === 403
    ? broken(`${who} refuses ${secret} (${status})`)
    : broken(`${who} answers with ${status}`)
}

/** Sends PING through Upstash's REST API. */
export function redisProbe(url: string, token: string): Probe {
  return (deadlineMs) =>
    orUnreachable('Redis', async () => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const { status, body, ms } = await ask(url, deadlineMs, { method: 'POST', headers, body: '["PING"]' })
      if (status !== 200) return refused('Redis', status, 'UPSTASH_REDIS_REST_TOKEN')
      const isPong = z.object({ result: z.literal('PONG') }).safeParse(body).success
      return isPong ? { state: 'ok', text: `Redis answers in ${ms} ms` } : broken('what answers there is no Redis')
    })
}

/** Requests TMDB's /configuration, which requires only a valid token. */
export function tmdbProbe(url: string, token: string): Probe {
  return (deadlineMs) =>
    orUnreachable('TMDB', async () => {
      const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
      const { status, body, ms } = await ask(`${url}/configuration`, deadlineMs, { headers })
      if (status !== 200) return refused('TMDB', status, 'TMDB_API_TOKEN')
      const isTmdb = z.object({ images: z.object({ secure_base_url: z.string() }) }).safeParse(body).success
      return isTmdb ? { state: 'ok', text: `TMDB answers in ${ms} ms` } : broken('what answers there is no TMDB')
    })
}

const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
})

/** Fetches the provider's metadata (OpenID Connect Discovery 1.0) and validates it. */
export function issuerProbe(issuer: string): Probe {
  return (deadlineMs) =>
    orUnreachable('the provider', async () => {
      const { protocol, hostname } = new URL(issuer)
      if (protocol !== 'https:' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)) {
        return broken('must begin with https://')
      }
      const { status, body, ms } = await ask(
        `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
        deadlineMs,
      )
      if (status !== 200) return broken(`the provider has no description of itself there (${status})`)
      const described = discovery.safeParse(body)
      if (!described.success) return broken('what answers there is no OpenID Connect provider')
      // Must be an exact match, as at every sign-in (OpenID Connect Discovery 1.0, section 4.3).
      if (described.data.issuer !== issuer) return broken('the provider calls itself otherwise; a closing slash counts')
      return { state: 'ok', text: `the provider answers in ${ms} ms` }
    })
}

/** Requests the health endpoint of the deployed site. */
export function siteProbe(url: string): Probe {
  return (deadlineMs) =>
    orUnreachable('the site', async () => {
      const { status, body, ms } = await ask(new URL('/api/health', url).href, deadlineMs)
      if (status !== 200) return broken(`the site’s /api/health answers with ${status}`)
      const health = contract.health.response.safeParse(body)
      if (!health.success) return broken('what answers at /api/health is another version, or another site')
      const text = `the site answers in ${ms} ms: ${health.data.status}, build ${health.data.build}`
      return { state: health.data.status === 'ok' ? 'ok' : 'warning', text }
    })
}
