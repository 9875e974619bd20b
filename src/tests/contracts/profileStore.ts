import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ada, fresh, type ProfileStoreUnderTest, peopleOf, signedInAgo } from './profileStorePlace.ts'

/** What every place that keeps profiles must do when people sign in, and when their accounts are removed. */
export function profileStoreContract(name: string, place: () => ProfileStoreUnderTest): void {
  const { signedIn, remembered } = peopleOf(place)

  describe(`${name} signs people in`, () => {
    it('makes an account with defaults the first time', async () => {
      const id = fresh()
      const profile = await place().store.create(id, ada)
      expect(profile).toEqual({
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@example.org',
        profileImageUrl: 'https://example.org/ada.png',
        phone: '',
        contactPreferences: { email: true, sms: false, marketing: false },
        preferences: { favoriteGenres: [], preferredContentTypes: [], moodHistory: [] },
        keepsMoodHistory: false,
        methods: [{ provider: 'google', linkedAt: expect.stringMatching(/^20\d\d-\d\d-\d\dT.*Z$/) }],
        sessions: [],
      })
      expect(await place().other.read(id)).toEqual(profile)
    })

    it('keeps what is there the next time, and links a new provider', async () => {
      const id = await signedIn()
      await place().store.patch(id, { phone: '12345' })
      await place().store.openSession(id, signedInAgo(0))
      const before = await place().store.read(id)
      expect(await place().other.create(id, { ...ada, firstName: 'Other', email: 'new@example.org' })).toEqual(before)
      const linked = await place().store.create(id, { ...ada, provider: 'github' })
      expect(linked).toMatchObject({ firstName: 'Ada', phone: '12345', email: 'ada@example.org' })
      expect(linked.sessions).toEqual(before?.sessions)
      expect(linked.sessions).toHaveLength(1)
      expect(linked.methods.map(({ provider }) => provider).sort()).toEqual(['github', 'google'])
      expect(linked.methods).toContainEqual(before?.methods[0])
    })

    it('names the ways to sign in by when they were first used, the oldest first', async () => {
      const id = await signedIn()
      const providers = ['github', 'apple', 'zoho']
      for (const provider of providers) await place().store.create(id, { ...ada, provider })
      const [early, late] = ['2026-01-31T12:00:00.000Z', '2026-11-21T12:00:00.000Z']
      const dates = { google: late, github: early, apple: late, zoho: late }
      for (const [provider, date] of Object.entries(dates)) await place().corrupt(id, `method.${provider}`, date)
      expect((await place().store.read(id))?.methods).toEqual([
        { provider: 'github', linkedAt: early },
        { provider: 'apple', linkedAt: late },
        { provider: 'google', linkedAt: late },
        { provider: 'zoho', linkedAt: late },
      ])
    })

    it('makes one account of twenty first sign-ins at once', async () => {
      const id = fresh()
      const both = [place().store, place().other]
      const names = Array.from({ length: 20 }, (_, at) => `name${at}`)
      const all = await Promise.all(
        names.map((firstName, at) => both[at % 2]?.create(id, { ...ada, firstName, lastName: firstName })),
      )
      const profile = await place().store.read(id)
      expect(profile?.lastName).toBe(profile?.firstName)
      for (const one of all) expect(one).toEqual(profile)
    })

    it('cuts long names, and leaves out addresses that are too long', async () => {
      const id = fresh()
      const profile = await place().store.create(id, {
        ...ada,
        firstName: `${'x'.repeat(99)}🪐`,
        email: `${'e'.repeat(300)}@example.org`,
        profileImageUrl: `https://example.org/${'p'.repeat(3000)}`,
      })
      expect(profile).toMatchObject({ firstName: 'x'.repeat(99), email: '', profileImageUrl: '' })
    })

    it.each(['', 'a.b', 'a b', 'x'.repeat(41)])('refuses the provider name %j', async (provider) => {
      const id = fresh()
      await expect(place().store.create(id, { ...ada, provider })).rejects.toThrow(
        new TypeError('A provider is named by letters, digits, _ and -.'),
      )
      expect(await place().store.read(id)).toBeNull()
    })
  })

  describe(`${name} forgets`, () => {
    it('leaves no trace of a removed account, and removing nothing is no error', async () => {
      const id = await remembered({ email: `${randomUUID()}@example.org` })
      await place().store.recordMood(id, 'calm')
      const email = (await place().store.read(id))?.email ?? ''
      expect(await place().everything()).toContain(id)
      await place().other.remove(id)
      await place().store.remove(id)
      const rest = await place().everything()
      expect(rest).not.toContain(id)
      expect(rest).not.toContain(email)
    })

    it('makes no account of what was removed or never was', async () => {
      const id = fresh()
      expect(await place().store.read(id)).toBeNull()
      expect(await place().store.export(id)).toBeNull()
      expect(await place().store.patch(id, { phone: '12345' })).toBeNull()
      expect(await place().store.patch(id, {})).toBeNull()
      const session = signedInAgo(0)
      expect(await place().store.openSession(id, session)).toBe(false)
      await place().store.noteSession(id, session)
      await place().store.endSessions(id)
      expect(await place().store.recordMood(id, 'cry')).toBe(false)
      await place().store.endSession(id, session.id)
      expect(await place().store.read(id)).toBeNull()
      expect(await place().everything()).not.toContain(id)
    })

    it('stays forgotten while changes are under way', async () => {
      const id = await remembered()
      const { store, other } = place()
      const changes = Array.from({ length: 30 }, (_, at) => {
        const one = at % 2 === 0 ? store : other
        return Promise.all([
          one.patch(id, { phone: `555 ${at}` }),
          one.recordMood(id, 'calm'),
          one.openSession(id, signedInAgo(at)),
        ])
      })
      await Promise.all([...changes, store.remove(id)])
      expect(await store.read(id)).toBeNull()
      expect(await place().everything()).not.toContain(id)
    })
  })
}
