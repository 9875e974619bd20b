import { expect, it } from 'vitest'
import type { Profile } from '#src/accounts/profileStore.ts'
import { accountDetails } from './accountDetails.ts'

const profile: Profile = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  profileImageUrl: '',
  phone: '',
  contactPreferences: { email: true, sms: false, marketing: false },
  preferences: { favoriteGenres: [], preferredContentTypes: [], moodHistory: [] },
  keepsMoodHistory: true,
  sessions: [],
  methods: [
    { provider: 'oidc', linkedAt: '2026-11-20T10:00:00.000Z' },
    { provider: 'github', linkedAt: '1970-01-01T00:00:00.000Z' },
  ],
}

it('names the ways to sign in as the site offers them, and dates only what is known', () => {
  expect(accountDetails(profile, [{ id: 'oidc', name: 'The Club' }], '')).toEqual({
    methods: [
      { provider: 'oidc', name: 'The Club', linkedAt: '2026-11-20T10:00:00.000Z' },
      { provider: 'github', name: 'Github' },
    ],
    keepsMoodHistory: true,
    sessions: [],
  })
})

it('lists the sessions that count, and says which one asks', () => {
  const now = Math.floor(Date.now() / 1000)
  const device = { browser: 'Firefox', system: 'Windows' } as const
  const sessions = [
    { id: 'one', signedInAt: now - 86_400, seenAt: now - 3600, device },
    { id: 'two', signedInAt: now - 31 * 86_400, seenAt: now, device },
    { id: 'three', signedInAt: now - 86_400 * 20, seenAt: now - 86_400 * 15, device },
  ]
  expect(accountDetails({ ...profile, sessions }, [], 'one').sessions).toEqual([
    {
      id: 'one',
      ...device,
      signedInAt: new Date((now - 86_400) * 1000).toISOString(),
      seenAt: new Date((now - 3600) * 1000).toISOString(),
      isCurrent: true,
    },
  ])
})
