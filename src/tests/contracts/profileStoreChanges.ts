import { describe, expect, it } from 'vitest'
import { newSessionId } from '#src/accounts/session.ts'
import { moodIds } from '#src/domain/mood/mood.ts'
import type { ProfileChange } from '#src/domain/user/profileChange.ts'
import { favoriteGenreChoices } from '#src/domain/user/user.ts'
import { type ProfileStoreUnderTest, peopleOf, signedInAgo } from './profileStorePlace.ts'

/** What every place that keeps profiles must do when profiles, moods and sessions change. */
export function profileStoreChangesContract(name: string, place: () => ProfileStoreUnderTest): void {
  const { signedIn, remembered } = peopleOf(place)

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
}
