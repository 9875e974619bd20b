import type { BrowserContext, Page } from '@playwright/test'
import { contract } from '#src/api/contract.ts'
import type { User } from '#src/domain/user/user.ts'
import { startIdentityProvider } from './identityProvider.ts'
import { startRedisOverRest } from './redisOverRest.ts'
import { freePort } from './redisServer.ts'
import { startSiteProcess } from './siteProcess.ts'

export interface SiteWithSignIn {
  readonly origin: string
  /** Starts a sign-in and completes the identity provider's pages, without waiting for the result. */
  readonly enter: (page: Page, login: string, returnTo: string) => Promise<void>
  /** `enter`, and waits until the site has redirected to `returnTo`. */
  readonly signIn: (page: Page, login: string, returnTo: string) => Promise<void>
  /** The signed-in user of a browser context according to the site's API; null when signed out. */
  readonly userOf: (context: BrowserContext) => Promise<User | null>
  /** All Redis keys of accounts. */
  readonly accountKeys: () => Promise<readonly string[]>
  /** All account data in Redis, serialized as one string. */
  readonly heldOfAccounts: () => Promise<string>
  readonly stop: () => Promise<void>
}

/** Starts the built site with accounts enabled: a real identity provider and a real Redis. */
export async function startSiteWithSignIn(): Promise<SiteWithSignIn> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const provider = await startIdentityProvider(origin)
  const bridge = await startRedisOverRest()
  const site = await startSiteProcess(port, {
    AUTH_URL: origin,
    AUTH_SECRET: 'a-new-secret-of-forty-characters-at-least,an-old-secret-of-forty-characters-at-least',
    AUTH_OIDC_ISSUER: provider.issuer,
    AUTH_OIDC_ID: provider.clientId,
    AUTH_OIDC_SECRET: provider.clientSecret,
    AUTH_OIDC_NAME: 'The Club',
    UPSTASH_REDIS_REST_URL: bridge.url,
    UPSTASH_REDIS_REST_TOKEN: bridge.token,
  })
  async function enter(page: Page, login: string, returnTo: string): Promise<void> {
    await page.goto(`${origin}/api/login?returnTo=${returnTo}`)
    await page.locator('input[name=login]').fill(login)
    await page.locator('input[name=password]').fill('any')
    await page.locator('button[type=submit]').click()
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  async function accountKeys(): Promise<readonly string[]> {
    const keys = await bridge.command('KEYS', 'account:*')
    if (!Array.isArray(keys)) throw new Error('Redis answered KEYS with no list')
    return keys.map(String)
  }
  return {
    origin,
    enter,
    async signIn(page, login, returnTo) {
      await enter(page, login, returnTo)
      await page.waitForURL(`${origin}${returnTo}`)
    },
    async userOf(context) {
      const answer = await context.request.get(`${origin}/api/auth/user`)
      return contract.user.response.parse(await answer.json())
    },
    accountKeys,
    async heldOfAccounts() {
      const keys = await accountKeys()
      return JSON.stringify([keys, await Promise.all(keys.map((key) => bridge.command('HGETALL', key)))])
    },
    async stop() {
      await site.stop()
      await provider.stop()
      await bridge.stop()
    },
  }
}
