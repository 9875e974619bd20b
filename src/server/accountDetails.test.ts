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
  sessionVersion: 1,
  endedSessions: [],
  methods: [
    { provider: 'oidc', linkedAt: '2026-11-20T10:00:00.000Z' },
    { provider: 'github', linkedAt: '1970-01-01T00:00:00.000Z' },
  ],
}

it('names the ways to sign in as the site offers them, and dates only what is known', () => {
  expect(accountDetails(profile, [{ id: 'oidc', name: 'The Club' }])).toEqual({
    methods: [
      { provider: 'oidc', name: 'The Club', linkedAt: '2026-11-20T10:00:00.000Z' },
      { provider: 'github', name: 'Github' },
    ],
    keepsMoodHistory: true,
  })
})
