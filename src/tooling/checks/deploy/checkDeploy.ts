import { missingSignInSettings } from '#src/server/account/missingSignInSettings.ts'
import { tmdbUrl } from '#src/server/deps.ts'
import { type Env, type EnvProblem, envProblems, readEnv } from '#src/server/env.ts'
import type { Finding } from './finding.ts'
import { issuerProbe, type Probe, redisProbe, siteProbe, tmdbProbe } from './probes.ts'
import { type DeployVariable, deployVariables, setTogether, withoutVariable } from './variables.data.ts'

type Source = Readonly<Record<string, string | undefined>>

/** Timeout per probe; probes run concurrently. */
const patienceMs = 5000

/**
 * Checks each deploy variable: whether it is set, valid by the server's schema and, if it configures an external
 * service, whether that service is reachable. Findings never contain a value.
 * @param source environment variables
 */
export async function checkDeploy(source: Source, deadlineMs = patienceMs): Promise<Finding[]> {
  const problems = envProblems(source)
  const faulty = new Set(problems.map(({ name }) => name))
  // readEnv throws on invalid variables, so they are left out in order to check the rest.
  const env = readEnv(
    Object.fromEntries(Object.entries(source).filter(([name]) => !faulty.has(name) && !isHalf(name, faulty))),
  )
  const probes = probesOf(env)
  const single = deployVariables.map(async (name): Promise<Finding> => {
    const wrong = problemOf(name, source, problems)
    if (wrong !== null) return { name, state: 'broken', text: wrong }
    if (env[name] === undefined) return { name, state: 'not set', text: `${withoutVariable[name]}` }
    return { name, ...(await (probes.get(name)?.(deadlineMs) ?? plainly(name, env))) }
  })
  return [...(await Promise.all(single)), ...signIn(env)]
}

/** Whether a variable belongs to the Redis pair, which the schema requires together, and the other one is faulty. */
function isHalf(name: string, faulty: ReadonlySet<string>): boolean {
  const [url, token] = setTogether[0]
  return (name === url && faulty.has(token)) || (name === token && faulty.has(url))
}

function problemOf(name: DeployVariable, source: Source, problems: readonly EnvProblem[]): string | null {
  const found = problems.find((one) => one.name === name)
  if (found) return found.message
  if (!source[name]) return null
  const missing = setTogether
    .filter((names) => (names as readonly string[]).includes(name))
    .flatMap((names) => names.filter((one) => !source[one]))
  return missing.length > 0 ? `of no use without ${missing.join(' and ')}` : null
}

function probesOf(env: Env): ReadonlyMap<DeployVariable, Probe> {
  const probes = new Map<DeployVariable, Probe>()
  const { UPSTASH_REDIS_REST_URL: redis, UPSTASH_REDIS_REST_TOKEN: redisToken, TMDB_API_TOKEN: token } = env
  if (redis && redisToken) probes.set('UPSTASH_REDIS_REST_URL', redisProbe(redis, redisToken))
  if (token) probes.set('TMDB_API_TOKEN', tmdbProbe(env.TMDB_API_URL ?? tmdbUrl, token))
  if (env.AUTH_OIDC_ISSUER) probes.set('AUTH_OIDC_ISSUER', issuerProbe(env.AUTH_OIDC_ISSUER))
  if (env.URL) probes.set('URL', siteProbe(env.URL))
  return probes
}

/** Finding for a variable that is set, valid, and has no probe. */
function plainly(name: DeployVariable, env: Env): Pick<Finding, 'state' | 'text'> {
  const isHttp = name === 'AUTH_URL' && env.AUTH_URL?.startsWith('http:')
  if (isHttp) return { state: 'warning', text: 'begins with http://, which fits a local run only' }
  if (name === 'REBUILD_HOOK_URL') {
    return env.TMDB_API_TOKEN
      ? { state: 'ok', text: 'not called: that would start a build' }
      : { state: 'warning', text: 'never called: without TMDB_API_TOKEN there is nothing to renew' }
  }
  if (name === 'AUTH_GITHUB_SECRET' || name === 'AUTH_GOOGLE_SECRET') {
    return { state: 'ok', text: 'set; whether it is right shows at the first sign-in' }
  }
  return { state: 'ok', text: 'set' }
}

/** Findings about the sign-in configuration as a whole. */
function signIn(env: Env): Finding[] {
  const providers = [
    env.AUTH_OIDC_ISSUER && env.AUTH_OIDC_ID && env.AUTH_OIDC_SECRET ? 'oidc' : null,
    env.AUTH_GITHUB_ID && env.AUTH_GITHUB_SECRET ? 'github' : null,
    env.AUTH_GOOGLE_ID && env.AUTH_GOOGLE_SECRET ? 'google' : null,
  ].filter((id) => id !== null)
  const name = 'signing in'
  if (providers.length === 0)
    return [{ name, state: 'not set', text: 'no provider is configured: there are no accounts' }]
  // SITE_ID makes it check as if it ran on Netlify.
  const gap = missingSignInSettings({ ...env, SITE_ID: 'any' })
  if (gap !== null) return [{ name, state: 'broken', text: gap }]
  const { origin } = new URL(env.AUTH_URL ?? '')
  return providers.map((id) => ({
    name,
    state: 'ok',
    text: `the callback address to enter at the provider: ${origin}/api/auth/callback/${id}`,
  }))
}
