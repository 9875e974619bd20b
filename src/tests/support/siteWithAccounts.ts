import { accountsEnvironment, accountsOrigin } from './accountsEnvironment.ts'
import { type FunctionSite, startFunctionSite } from './functionSite.ts'
import { type IdentityProvider, startIdentityProvider } from './identityProvider.ts'
import { startRedisOverRest } from './redisOverRest.ts'
import type { RestBridge } from './redisRestBridge.ts'

export interface SiteWithAccounts {
  readonly provider: IdentityProvider
  readonly bridge: RestBridge
  readonly site: FunctionSite
  /** Resets all rate limits: a test's visitors share one address and sign in more often than one address may. */
  readonly clearLimits: () => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * Starts the site as in production, with a real identity provider and a real Redis.
 * @param secrets for `AUTH_SECRET`, the first one signs
 */
export async function startSiteWithAccounts(secrets: readonly string[]): Promise<SiteWithAccounts> {
  const provider = await startIdentityProvider(accountsOrigin)
  const bridge = await startRedisOverRest()
  const site = await startFunctionSite(accountsEnvironment(secrets, provider, bridge))
  return {
    provider,
    bridge,
    site,
    async clearLimits() {
      for (const key of (await bridge.command('KEYS', 'limit:*')) as string[]) await bridge.command('DEL', key)
    },
    async stop() {
      await site.stop()
      await bridge.stop()
      await provider.stop()
    },
  }
}
