import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type IdentityProvider, startIdentityProvider } from '#src/tests/support/identityProvider.ts'
import { startRedisOverRest } from '#src/tests/support/redisOverRest.ts'
import type { RestBridge } from '#src/tests/support/redisRestBridge.ts'
import { startSilentServer } from '#src/tests/support/silentServer.ts'
import { projectRoot } from '#src/tooling/projectRoot.ts'
import { type FakeTmdb, startFakeTmdb } from '#src/tooling/site/fakeTmdb/fakeTmdb.ts'
import { checkDeploy } from './checkDeploy.ts'
import { type Finding, reportOf } from './finding.ts'

const secret = 'Jq4-Wd8-Rz1-Kf6-Mx3-Ty9-Gp2-Hb7-Vn5-Cs0'
let bridge: RestBridge
let tmdb: FakeTmdb
let provider: IdentityProvider
let whole: Record<string, string>
beforeAll(async () => {
  ;[bridge, tmdb, provider] = await Promise.all([
    startRedisOverRest(),
    startFakeTmdb(),
    startIdentityProvider('https://moodlight.example'),
  ])
  whole = {
    UPSTASH_REDIS_REST_URL: bridge.url,
    UPSTASH_REDIS_REST_TOKEN: bridge.token,
    TMDB_API_TOKEN: tmdb.token,
    TMDB_API_URL: tmdb.url,
    REBUILD_HOOK_URL: 'https://api.example/0a1b2c3d4e5f',
    AUTH_URL: 'https://moodlight.example',
    AUTH_SECRET: secret,
    AUTH_OIDC_ISSUER: provider.issuer,
    AUTH_OIDC_ID: provider.clientId,
    AUTH_OIDC_SECRET: provider.clientSecret,
    CONTACT_EMAIL: 'hello@moodlight.example',
  }
}, 60_000)
afterAll(async () => {
  await Promise.all([bridge.stop(), tmdb.close(), provider.stop()])
})

function of(findings: readonly Finding[], name: string): Pick<Finding, 'state' | 'text'> | undefined {
  const { state, text } = findings.find((one) => one.name === name) ?? {}
  return state && text ? { state, text } : undefined
}

/** Finding for a variable that differs from an otherwise valid deploy. */
async function foundWith(changed: Record<string, string>, name: string) {
  return of(await checkDeploy({ ...whole, ...changed }), name)
}

describe('a deploy', () => {
  it('in which all is well is said to be so, with what answers behind each variable', async () => {
    const findings = await checkDeploy(whole)
    expect(findings.filter(({ state }) => state === 'broken' || state === 'warning')).toEqual([])
    expect(of(findings, 'UPSTASH_REDIS_REST_URL')?.text).toMatch(/^Redis answers in \d+ ms$/)
    expect(of(findings, 'TMDB_API_TOKEN')?.text).toMatch(/^TMDB answers in \d+ ms$/)
    expect(of(findings, 'AUTH_OIDC_ISSUER')?.text).toMatch(/^the provider answers in \d+ ms$/)
    expect(of(findings, 'REBUILD_HOOK_URL')?.text).toBe('not called: that would start a build')
    expect(of(findings, 'signing in')?.text).toContain('https://moodlight.example/api/auth/callback/oidc')
    expect(of(findings, 'AUTH_GITHUB_ID')).toEqual({ state: 'not set', text: 'GitHub is not offered' })
  })

  it('of which nothing is set is no failure', async () => {
    const findings = await checkDeploy({})
    expect(new Set(findings.map(({ state }) => state))).toEqual(new Set(['not set']))
  })

  it('says no value, nor a part of one', async () => {
    const sensitive = [
      'AUTH_SECRET',
      'AUTH_OIDC_SECRET',
      'UPSTASH_REDIS_REST_TOKEN',
      'TMDB_API_TOKEN',
      'REBUILD_HOOK_URL',
    ]
    const wrong = { UPSTASH_REDIS_REST_TOKEN: 'Wr0ngT0ken', TMDB_API_TOKEN: 'N0TmdbT0ken', AUTH_SECRET: 'Sh0rt' }
    for (const source of [whole, { ...whole, ...wrong }, { ...whole, REBUILD_HOOK_URL: 'n0-Xyq-8812-Zzw' }]) {
      const report = reportOf(await checkDeploy(source))
      for (const name of sensitive) {
        const value = String(source[name as keyof typeof source])
        // For a secret URL, the common prefix is not secret.
        const own = value.replace('https://api.example/', '')
        for (let at = 0; at + 5 <= own.length; at += 2) expect(report, name).not.toContain(own.slice(at, at + 5))
      }
    }
  })

  it('in which something does not fit is broken, and the line says what', async () => {
    const broken = (text: unknown) => ({ state: 'broken', text })
    expect(await foundWith({ UPSTASH_REDIS_REST_TOKEN: 'other' }, 'UPSTASH_REDIS_REST_URL')).toEqual(
      broken('Redis refuses UPSTASH_REDIS_REST_TOKEN (401)'),
    )
    expect(await foundWith({ TMDB_API_TOKEN: 'other' }, 'TMDB_API_TOKEN')).toEqual(
      broken('TMDB refuses TMDB_API_TOKEN (401)'),
    )
    expect(await foundWith({ TMDB_API_URL: 'http://127.0.0.1:9' }, 'TMDB_API_TOKEN')).toEqual(
      broken('TMDB cannot be reached'),
    )
    expect(await foundWith({ AUTH_OIDC_ISSUER: `${provider.issuer}/` }, 'AUTH_OIDC_ISSUER')).toEqual(
      broken('the provider calls itself otherwise; a closing slash counts'),
    )
    expect(await foundWith({ AUTH_OIDC_ISSUER: tmdb.url }, 'AUTH_OIDC_ISSUER')).toMatchObject({ state: 'broken' })
    expect(await foundWith({ AUTH_OIDC_ISSUER: 'http://login.example' }, 'AUTH_OIDC_ISSUER')).toMatchObject(
      broken(expect.stringContaining('must begin with https://')),
    )
    expect(await foundWith({ CONTACT_EMAIL: 'nobody' }, 'CONTACT_EMAIL')).toMatchObject({ state: 'broken' })
    expect(await foundWith({ AUTH_OIDC_SECRET: '' }, 'AUTH_OIDC_ID')).toEqual(
      broken('of no use without AUTH_OIDC_SECRET'),
    )
    expect(await foundWith({ UPSTASH_REDIS_REST_URL: '' }, 'UPSTASH_REDIS_REST_TOKEN')).toMatchObject({
      state: 'broken',
    })
    expect(await foundWith({ UPSTASH_REDIS_REST_URL: '', UPSTASH_REDIS_REST_TOKEN: '' }, 'signing in')).toEqual(
      broken(expect.stringContaining('until UPSTASH_REDIS_REST_URL and UPSTASH_REDIS_REST_TOKEN are set')),
    )
  })

  it('has a site that answers for itself, or does not', async () => {
    expect(await foundWith({ URL: tmdb.url }, 'URL')).toMatchObject({ state: 'broken' })
  })

  it('ends the command with 1 when something is broken, else with 0', async () => {
    const run = async (environment: Record<string, string>): Promise<unknown> => {
      const child = spawn(process.execPath, ['src/tooling/deployCheck.ts'], {
        cwd: projectRoot,
        env: { PATH: process.env['PATH'] ?? '', ...environment },
        stdio: 'ignore',
      })
      return (await once(child, 'exit'))[0]
    }
    expect(await Promise.all([run({}), run(whole), run({ ...whole, TMDB_API_TOKEN: 'other' })])).toEqual([0, 0, 1])
  })

  it('is looked at in bounded time, whoever keeps silent', async () => {
    const silent = await startSilentServer()
    const started = performance.now()
    const findings = await checkDeploy(
      {
        ...whole,
        UPSTASH_REDIS_REST_URL: silent.url,
        TMDB_API_URL: silent.url,
        AUTH_OIDC_ISSUER: silent.url,
        URL: silent.url,
      },
      500,
    )
    expect(performance.now() - started).toBeLessThan(2000)
    for (const name of ['UPSTASH_REDIS_REST_URL', 'TMDB_API_TOKEN', 'AUTH_OIDC_ISSUER', 'URL']) {
      expect(of(findings, name)?.text, name).toMatch(/does not answer in time$/)
    }
    silent.stop()
  })
})
