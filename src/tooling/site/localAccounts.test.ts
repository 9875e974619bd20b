import { describe, expect, it } from 'vitest'
import { createAccounts } from '#src/server/account/accounts.ts'
import { readEnv } from '#src/server/env.ts'
import { localAccounts } from './localAccounts.ts'

const url = 'http://localhost:4321'
const accountsIn = (environment: Readonly<Record<string, string>>) => createAccounts(readEnv(environment))

describe('a local run', () => {
  it('offers the demo account when nothing is configured', () => {
    expect(accountsIn({})).toBeNull()
    expect(accountsIn(localAccounts({}, url))).toMatchObject({ hasDemo: true, methods: [], origin: url })
    expect(localAccounts({}, url)['AUTH_SECRET']).not.toBe(localAccounts({}, url)['AUTH_SECRET'])
  })

  it('keeps the address and the secret that are configured', () => {
    const own = { AUTH_URL: 'http://localhost:9999', AUTH_SECRET: 'a-secret-of-forty-characters-at-the-least' }
    expect(localAccounts(own, url)).toEqual({ AUTH_DEMO: '1', ...own })
  })

  it.each([
    { AUTH_DEMO: '0' },
    { NETLIFY: 'true' },
    { AUTH_OIDC_ID: 'x' },
    { AUTH_GITHUB_ID: 'x' },
    { AUTH_GOOGLE_ID: 'x' },
  ])('adds nothing with %o', (environment) => {
    expect(localAccounts(environment, url)).toEqual({})
  })

  it.each([{ AUTH_URL: 'https://moodlight.example' }, { URL: 'https://moodlight.example' }])(
    'is not what serves %o: there nobody gets the demo account, whatever is set',
    (environment) => {
      expect(accountsIn({ ...localAccounts({}, url), ...environment })).toBeNull()
    },
  )
})
