import { describe, expect, it } from 'vitest'
import type { AccountId } from '#src/accounts/accountId.ts'
import { ada, fresh, type ProfileStoreUnderTest } from './profileStorePlace.ts'

/** What every place that keeps profiles must do when a stored text is not what it should be. */
export function profileStoreDamageContract(name: string, place: () => ProfileStoreUnderTest): void {
  const signedIn = async (): Promise<AccountId> => {
    const id = fresh()
    await place().store.create(id, ada)
    return id
  }

  describe(`${name} reads what is damaged`, () => {
    it.each([
      ['firstName', 'x'.repeat(101), { firstName: '' }],
      ['phone', '1'.repeat(5000), { phone: '' }],
      ['contactPreferences.email', 'maybe', { contactPreferences: { email: true } }],
      ['contactPreferences.sms', '1', { contactPreferences: { sms: false } }],
      ['preferences.favoriteGenres', '[{"x":', { preferences: { favoriteGenres: [] } }],
      ['preferences.favoriteGenres', 'Polka,Drama', { preferences: { favoriteGenres: ['Drama'] } }],
      ['preferences.moodHistory', '###', { preferences: { moodHistory: [] } }],
      ['keepsMoodHistory', '', { keepsMoodHistory: false }],
      ['sessionVersion', '-3', { sessionVersion: 1 }],
      ['sessionVersion', '1e9', { sessionVersion: 1 }],
      ['endedSessions', 'short.1,###,no-expiry', { endedSessions: [] }],
      ['method.google', 'a while ago', { methods: [{ provider: 'google', linkedAt: '1970-01-01T00:00:00.000Z' }] }],
    ])('as the default: %s', async (field, text, expected) => {
      const id = await signedIn()
      await place().corrupt(id, field, text)
      expect(await place().store.read(id)).toMatchObject({ lastName: 'Lovelace', ...expected })
      expect(await place().store.export(id)).toMatchObject({ other: { [field]: text } })
    })

    it('and goes on from there', async () => {
      const id = await signedIn()
      await place().corrupt(id, 'sessionVersion', 'NaN')
      await place().corrupt(id, 'preferences.moodHistory', 'gone,calm,###')
      expect(await place().store.bumpSessionVersion(id)).toBe(2)
      await place().store.patch(id, { keepsMoodHistory: true })
      await place().store.recordMood(id, 'laugh')
      expect((await place().store.read(id))?.preferences.moodHistory).toEqual(['laugh', 'calm'])
      expect(await place().store.export(id)).toMatchObject({ other: {} })
    })

    it('and exports all that it holds as plain JSON', async () => {
      const id = await signedIn()
      await place().corrupt(id, 'fromAnotherVersion', 'still held')
      const taken = await place().store.export(id)
      expect(JSON.parse(JSON.stringify(taken))).toEqual({
        accountId: id,
        profile: await place().store.read(id),
        other: { fromAnotherVersion: 'still held' },
      })
    })
  })
}
