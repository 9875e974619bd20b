import type { Env } from '#src/server/env.ts'

/**
 * Whether the site is deployed. Functions have no persistent writable disk there, so the file store works in local runs
 * only.
 */
export function isHosted({ SITE_ID, AUTH_URL, URL }: Env): boolean {
  return SITE_ID !== undefined || [AUTH_URL, URL].some((url) => url?.startsWith('https:'))
}

/**
 * What an incompletely configured sign-in lacks. It would fail on every attempt, so it is not offered.
 * @returns one sentence for the log that names the missing variables; null when none is missing or no provider is
 * configured
 */
export function missingSignInSettings(config: Env): string | null {
  if (!hasProvider(config)) return null
  const missing: string[] = (['AUTH_URL', 'AUTH_SECRET'] as const).filter((name) => config[name] === undefined)
  const lacksStore = config.UPSTASH_REDIS_REST_URL === undefined && isHosted(config)
  if (lacksStore) missing.push('UPSTASH_REDIS_REST_URL', 'UPSTASH_REDIS_REST_TOKEN')
  if (missing.length === 0) return null
  const why = lacksStore ? ', because profiles need Redis wherever the site is not a local run' : ''
  return `Sign-in is not offered until ${new Intl.ListFormat('en').format(missing)} ${missing.length === 1 ? 'is' : 'are'} set${why}.`
}

function hasProvider(config: Env): boolean {
  return Boolean(
    (config.AUTH_OIDC_ISSUER && config.AUTH_OIDC_ID && config.AUTH_OIDC_SECRET) ||
      (config.AUTH_GITHUB_ID && config.AUTH_GITHUB_SECRET) ||
      (config.AUTH_GOOGLE_ID && config.AUTH_GOOGLE_SECRET),
  )
}
