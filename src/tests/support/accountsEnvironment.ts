import type { IdentityProvider } from './identityProvider.ts'
import type { RestBridge } from './redisRestBridge.ts'

/** The site's address as in production: on HTTPS, by its own account. */
export const accountsOrigin = 'https://moodlight.example'

/** What a site needs for accounts of an identity provider, kept in Redis. */
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
