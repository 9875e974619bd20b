import { expect, it } from 'vitest'
import { readEnv } from '#src/server/env.ts'
import { accountLinks } from './accountLinks.ts'

const hosted = {
  AUTH_GITHUB_ID: 'id',
  AUTH_GITHUB_SECRET: 'secret',
  AUTH_URL: 'https://moodlight.example',
  AUTH_SECRET: 'a-secret-of-forty-characters-at-the-least',
}
const redis = { UPSTASH_REDIS_REST_URL: 'https://redis.example', UPSTASH_REDIS_REST_TOKEN: 'token' }

it('a header offers no sign-in that has nowhere to keep a profile', () => {
  expect(accountLinks('de', readEnv(hosted))).toEqual([])
  expect(accountLinks('de', readEnv({ ...hosted, ...redis }))).toEqual([
    { state: 'in', href: '/de/profile/', name: 'Dein Profil' },
    { state: 'out', href: '/api/login?returnTo=%2Fde%2Fprofile%2F', name: 'Anmelden' },
  ])
  expect(accountLinks('en', readEnv({ ...hosted, AUTH_URL: 'http://localhost:4321' }))).toHaveLength(2)
})
