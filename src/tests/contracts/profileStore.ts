import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { AccountId } from '#src/accounts/accountId.ts'
import type { Identity } from '#src/accounts/profileStore.ts'
import { newSessionId } from '#src/accounts/session.ts'
import type { SessionRecord } from '#src/accounts/sessionRecord.ts'
import { moodIds } from '#src/domain/mood/mood.ts'
import type { Device } from '#src/domain/user/device.ts'
import type { ProfileChange } from '#src/domain/user/profileChange.ts'
import { favoriteGenreChoices } from '#src/domain/user/user.ts'
import { ada, fresh, type ProfileStoreUnderTest } from './profileStorePlace.ts'

/** A session that was opened, and seen, so many seconds ago. */
function signedInAgo(seconds: number, device: Device = { browser: 'Firefox', system: 'Linux' }): SessionRecord {
  const then = Math.floor(Date.now() / 1000) - seconds
  return { id: newSessionId(), signedInAt: then, seenAt: then, device }
}

/** What every place that keeps profiles must do while all is well. */
export function profileStoreContract(name: string, place: () => ProfileStoreUnderTest): void {
  const signedIn = async (identity: Partial<Identity> = {}): Promise<AccountId> => {
    const id = fresh()
    await place().store.create(id, { ...ada, ...identity })
    return id
  }
  /** Somebody who wishes their moods remembered. */
  const remembered = async (identity: Partial<Identity> = {}): Promise<AccountId> => {
    const id = await signedIn(identity)
    await place().store.patch(id, { keepsMoodHistory: true })
    return id
  }

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

  describe(`${name} changes profiles`, () => {
    it('writes what is given and nothing else', async () => {
      const id = await signedIn()
      const change: ProfileChange = {
        phone: '+1 (555) 123-4567',
        contactPreferences: { sms: true },
        preferences: { favoriteGenres: ['Sci-Fi', 'Drama'] },
      }
      const profile = await place().store.patch(id, change)
      expect(profile).toMatchObject({
        ...change,
        firstName: 'Ada',
        contactPreferences: { email: true, sms: true, marketing: false },
        preferences: { favoriteGenres: ['Sci-Fi', 'Drama'], preferredContentTypes: [] },
      })
      expect(await place().store.patch(id, {})).toEqual(profile)
      const emptied = await place().store.patch(id, { phone: '', preferences: { favoriteGenres: [] } })
      expect(emptied).toMatchObject({ phone: '', preferences: { favoriteGenres: [] } })
    })

    it('forgets the moods of a person who no longer wants them remembered', async () => {
      const id = await signedIn()
      await place().store.patch(id, { keepsMoodHistory: true })
      await place().store.recordMood(id, 'cry')
      const off = await place().store.patch(id, { keepsMoodHistory: false })
      expect(off).toMatchObject({ keepsMoodHistory: false, preferences: { moodHistory: [] } })
      expect((await place().store.export(id))?.other).toEqual({})
      const again = await place().store.patch(id, { keepsMoodHistory: true })
      expect(again?.preferences.moodHistory).toEqual([])
    })

    it.each(['123', 'null', 'true', '{"a":1}', 'OK', '', '"', '千と千尋 🪐', 'a,b', '__proto__'])(
      'gives back the text %j exactly',
      async (text) => {
        const id = await signedIn({ lastName: text })
        expect(await place().store.patch(id, { phone: text })).toMatchObject({ phone: text, lastName: text })
      },
    )

    it('loses nothing of 200 changes of different fields at once, by two devices', async () => {
      const people = await Promise.all(Array.from({ length: 20 }, () => signedIn()))
      const changes: ProfileChange[] = [
        { phone: '12345' },
        { contactPreferences: { email: false } },
        { contactPreferences: { sms: true } },
        { contactPreferences: { marketing: true } },
        { preferences: { favoriteGenres: [...favoriteGenreChoices] } },
        { preferences: { preferredContentTypes: ['Movies'] } },
        { keepsMoodHistory: true },
        { preferences: {} },
        { contactPreferences: {} },
        {},
      ]
      const { store, other } = place()
      await Promise.all(
        people.flatMap((id) => changes.map((change, at) => (at % 2 === 0 ? store : other).patch(id, change))),
      )
      for (const id of people) {
        expect(await store.read(id)).toMatchObject({
          phone: '12345',
          contactPreferences: { email: false, sms: true, marketing: true },
          preferences: { favoriteGenres: [...favoriteGenreChoices], preferredContentTypes: ['Movies'] },
          keepsMoodHistory: true,
        })
      }
    })

    it('keeps the last ten moods, the newest first', async () => {
      const id = await remembered()
      for (const mood of [...moodIds, ...moodIds]) expect(await place().store.recordMood(id, mood)).toBe(true)
      const lastTen = [...moodIds, ...moodIds].reverse().slice(0, 10)
      expect((await place().store.read(id))?.preferences.moodHistory).toEqual(lastTen)
    })

    it('keeps no mood of somebody who did not ask for it, also while they switch it off', async () => {
      const id = await signedIn()
      expect(await place().store.recordMood(id, 'cry')).toBe(false)
      expect((await place().store.read(id))?.preferences.moodHistory).toEqual([])
      const { store, other } = place()
      await store.patch(id, { keepsMoodHistory: true })
      await Promise.all([
        ...moodIds.map((mood) => other.recordMood(id, mood)),
        store.patch(id, { keepsMoodHistory: false }),
        ...moodIds.map((mood) => other.recordMood(id, mood)),
      ])
      expect((await store.read(id))?.preferences.moodHistory).toEqual([])
    })

    it('loses no mood and no session of many at once', async () => {
      const id = await remembered()
      const { store, other } = place()
      const sessions = moodIds.map((_, at) => signedInAgo(at * 60))
      await Promise.all(moodIds.map((mood, at) => (at % 2 === 0 ? store : other).recordMood(id, mood)))
      await Promise.all(sessions.map((session, at) => (at % 2 === 0 ? store : other).openSession(id, session)))
      const profile = await store.read(id)
      expect([...(profile?.preferences.moodHistory ?? [])].sort()).toEqual([...moodIds].sort())
      expect(profile?.sessions).toEqual(sessions)
    })

    it('keeps sessions as they were opened, the one that was used last first, and notes when they were seen', async () => {
      const id = await signedIn()
      const { store, other } = place()
      const [older, newer] = [
        signedInAgo(7200, { browser: 'Samsung Internet', system: 'Android' }),
        signedInAgo(60, { browser: null, system: null }),
      ]
      expect(await store.openSession(id, older)).toBe(true)
      expect(await other.openSession(id, newer)).toBe(true)
      expect((await store.read(id))?.sessions).toEqual([newer, older])
      const seen = { ...older, seenAt: newer.seenAt + 10 }
      await other.noteSession(id, seen)
      expect((await store.read(id))?.sessions).toEqual([seen, newer])
      expect((await store.export(id))?.profile.sessions).toEqual([seen, newer])
    })

    it('ends one session, or all, at once and for good: none is noted or comes back', async () => {
      const id = await signedIn()
      const { store, other } = place()
      const sessions = Array.from({ length: 20 }, (_, at) => signedInAgo(at))
      for (const session of sessions) await store.openSession(id, session)
      const [first, ...rest] = sessions
      if (!first) throw new Error('no session')
      await other.endSession(id, first.id)
      await other.endSession(id, first.id)
      await store.endSession(id, newSessionId())
      await store.noteSession(id, first)
      expect((await store.read(id))?.sessions).toEqual(rest)
      await Promise.all([
        store.endSessions(id),
        ...rest.map((session, at) => (at % 2 === 0 ? store : other).noteSession(id, session)),
      ])
      expect((await store.read(id))?.sessions).toEqual([])
      await store.noteSession(id, first)
      expect(await store.read(id)).toMatchObject({ firstName: 'Ada', sessions: [] })
      expect(await store.openSession(id, signedInAgo(0))).toBe(true)
      expect((await store.read(id))?.sessions).toHaveLength(1)
    })

    it('forgets, when one is opened, sessions that are over and all but the fifty that were used last', async () => {
      const id = await signedIn()
      const { store } = place()
      const day = 86_400
      const unused = { ...signedInAgo(16 * day), seenAt: signedInAgo(15 * day).seenAt }
      const tooLong = { ...signedInAgo(31 * day), seenAt: signedInAgo(0).seenAt }
      for (const session of [unused, tooLong]) await store.openSession(id, session)
      expect((await store.read(id))?.sessions).toEqual([])
      const sessions = Array.from({ length: 52 }, (_, at) => signedInAgo(60 * (52 - at)))
      for (const session of sessions) await store.openSession(id, session)
      expect((await store.read(id))?.sessions).toEqual(sessions.slice(2).reverse())
    })

    it('never shows one person what is of another', async () => {
      const [a, b] = [await signedIn({ firstName: 'A' }), await signedIn({ firstName: 'B' })]
      const before = await place().store.read(b)
      await place().store.patch(a, { phone: '111', keepsMoodHistory: true })
      await place().store.recordMood(a, 'laugh')
      await place().store.openSession(a, signedInAgo(0))
      await place().store.endSessions(a)
      expect(await place().store.read(b)).toEqual(before)
      await place().store.remove(a)
      expect(await place().store.read(b)).toEqual(before)
      expect(JSON.stringify(await place().store.export(b))).not.toContain('111')
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
