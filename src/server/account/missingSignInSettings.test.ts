import { afterEach, describe, expect, it, vi } from 'vitest'
import { readEnv } from '#src/server/env.ts'
import { createAccounts } from './accounts.ts'
import { missingSignInSettings } from './missingSignInSettings.ts'

const secret = 'a-secret-of-forty-characters-at-the-least'
const provider = { AUTH_GITHUB_ID: 'id', AUTH_GITHUB_SECRET: 'secret' }
const hosted = { ...provider, AUTH_URL: 'https://moodlight.example', AUTH_SECRET: secret }
const redis = { UPSTASH_REDIS_REST_URL: 'https://redis.example', UPSTASH_REDIS_REST_TOKEN: 'token' }
const local = { ...hosted, AUTH_URL: 'http://localhost:4321' }

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a sign-in that is configured', () => {
  it.each([
    ['on HTTPS', hosted],
    ['behind a host’s own address', { ...local, URL: 'https://moodlight.example' }],
    ['in a function of the host', { ...local, SITE_ID: '1d01c0c0' }],
  ])('is not offered %s without Redis, and the log says in one sentence what is missing', (_, environment) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(createAccounts(readEnv(environment))).toBeNull()
    expect(warned.mock.calls).toEqual([
      [
        JSON.stringify({
          level: 'warn',
          message:
            'Sign-in is not offered until UPSTASH_REDIS_REST_URL and UPSTASH_REDIS_REST_TOKEN are set, because profiles need Redis wherever the site is not a local run.',
        }),
      ],
    ])
    expect(missingSignInSettings(readEnv({ ...environment, ...redis }))).toBeNull()
    expect(createAccounts(readEnv({ ...environment, ...redis }))).toMatchObject({ methods: [{ id: 'github' }] })
  })

  it('is offered in a local run, whose profiles are kept in a file', () => {
    expect(missingSignInSettings(readEnv(local))).toBeNull()
    expect(createAccounts(readEnv(local))).toMatchObject({ methods: [{ id: 'github' }] })
  })

  it('names whatever is missing, and no value', () => {
    expect(missingSignInSettings(readEnv({ ...provider, AUTH_URL: 'http://localhost:4321' }))).toBe(
      'Sign-in is not offered until AUTH_SECRET is set.',
    )
    expect(missingSignInSettings(readEnv({ ...provider, SITE_ID: '1d01c0c0' }))).toMatch(
      /until AUTH_URL, AUTH_SECRET, UPSTASH_REDIS_REST_URL, and UPSTASH_REDIS_REST_TOKEN are set/,
    )
  })
})

it('a site without any way to sign in lacks nothing', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(missingSignInSettings(readEnv({ URL: 'https://moodlight.example' }))).toBeNull()
  expect(createAccounts(readEnv({ URL: 'https://moodlight.example' }))).toBeNull()
  expect(warned).not.toHaveBeenCalled()
})
