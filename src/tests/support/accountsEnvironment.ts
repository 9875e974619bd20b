import type { IdentityProvider } from './identityProvider.ts'
import type { RestBridge } from './redisRestBridge.ts'

/** The site's configured origin; HTTPS, as in production, although tests connect over HTTP. */
export const accountsOrigin = 'https://moodlight.example'

/**
 * Environment variables for accounts with an OpenID Connect provider and Redis.
 * @param secrets values of AUTH_SECRET, newest first
 */
export function accountsEnvironment(
  secrets: readonly string[],
  provider: Pick<IdentityProvider, 'issuer' | 'clientId' | 'clientSecret'>,
  bridge: RestBridge,
): Record<string, string> {
  return {
    AUTH_URL: accountsOrigin,
    AUTH_SECRET: secrets.join(),
    AUTH_OIDC_ISSUER: provider.issuer,
    AUTH_OIDC_ID: provider.clientId,
    AUTH_OIDC_SECRET: provider.clientSecret,
    UPSTASH_REDIS_REST_URL: bridge.url,
    UPSTASH_REDIS_REST_TOKEN: bridge.token,
  }
}
