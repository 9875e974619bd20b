import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { projectRoot } from '#src/tooling/projectRoot.ts'
import { startIdentityProvider } from './identityProvider.ts'
import { startRestBridge } from './redisRestBridge.ts'
import { startRedis } from './redisServer.ts'

export interface SiteWithSignIn {
  readonly origin: string
  /** Goes through the identity provider's own pages, wherever they lead. */
  readonly enter: (page: Page, login: string, returnTo: string) => Promise<void>
  /** The same, and comes back to a path. */
  readonly signIn: (page: Page, login: string, returnTo: string) => Promise<void>
  /** The keys under which Redis holds accounts. */
  readonly accountKeys: () => Promise<readonly string[]>
  /** All that Redis holds of accounts, as one text. */
  readonly heldOfAccounts: () => Promise<string>
  readonly stop: () => Promise<void>
}

/** The built site with all that accounts need: a real identity provider and a real Redis. */
export async function startSiteWithSignIn(port: number): Promise<SiteWithSignIn> {
  const origin = `http://localhost:${port}`
  const provider = await startIdentityProvider(origin)
  const redis = await startRedis()
  const bridge = await startRestBridge(redis.port)
  const site = spawn(process.execPath, [join(projectRoot, 'src/tooling/serve.ts'), '--no-build'], {
    cwd: mkdtempSync(join(tmpdir(), 'moodlight-')),
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: String(port),
      LOG_REQUESTS: '0',
      AUTH_URL: origin,
      AUTH_SECRET: 'a-new-secret-of-forty-characters-at-least,an-old-secret-of-forty-characters-at-least',
      AUTH_OIDC_ISSUER: provider.issuer,
      AUTH_OIDC_ID: provider.clientId,
      AUTH_OIDC_SECRET: provider.clientSecret,
      AUTH_OIDC_NAME: 'The Club',
      UPSTASH_REDIS_REST_URL: bridge.url,
      UPSTASH_REDIS_REST_TOKEN: bridge.token,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((done) =>
    site.stdout?.on('data', (text) => String(text).includes('Moodlight is on') && done()),
  )
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
    accountKeys,
    async heldOfAccounts() {
      const keys = await accountKeys()
      return JSON.stringify([keys, await Promise.all(keys.map((key) => bridge.command('HGETALL', key)))])
    },
    async stop() {
      site.kill('SIGKILL')
      await once(site, 'exit')
      await provider.stop()
      await bridge.stop()
      await redis.stop()
    },
  }
}
