import { describe, expect, it } from 'vitest'
import { newSessionId } from '#src/accounts/session.ts'
import { newSessionRecord } from '#src/accounts/sessionRecord.ts'
import { type ProfileStoreUnderTest, peopleOf } from './profileStorePlace.ts'

/** What every place that keeps profiles must do when a stored text is not what it should be. */
export function profileStoreDamageContract(name: string, place: () => ProfileStoreUnderTest): void {
  const { signedIn } = peopleOf(place)
  const session = newSessionId()

  describe(`${name} reads what is damaged`, () => {
    it.each([
      ['firstName', 'x'.repeat(101), { firstName: '' }],
      ['phone', '1'.repeat(5000), { phone: '' }],
      ['contactPreferences.email', 'maybe', { contactPreferences: { email: true } }],
      ['contactPreferences.sms', '1', { contactPreferences: { sms: false } }],
      ['preferences.favoriteGenres', '[{"x":', { preferences: { favoriteGenres: [] } }],
      ['preferences.favoriteGenres', 'Polka,Drama', { preferences: { favoriteGenres: ['Drama'] } }],
      ['preferences.moodHistory', '###', { preferences: { moodHistory: [] } }],
      ['preferences.moodHistory', 'cry,'.repeat(11), { preferences: { moodHistory: Array(10).fill('cry') } }],
      ['keepsMoodHistory', '', { keepsMoodHistory: false }],
      ['session.short', '1|1|Firefox|Linux', { sessions: [] }],
      [`session.${session}`, '', { sessions: [] }],
      [`session.${session}`, '-1|1|Firefox|Linux', { sessions: [] }],
      [`session.${session}`, '1|1e9|Firefox|Linux', { sessions: [] }],
      [`session.${session}x`, '1|1|Firefox|Linux', { sessions: [] }],
      [`xsession.${session}`, '1|1|Firefox|Linux', { sessions: [] }],
      [
        `session.${session}`,
        '1|2|<b>|Plan 9',
        { sessions: [{ id: session, signedInAt: 1, seenAt: 2, device: { browser: null, system: null } }] },
      ],
      ['method.google', 'a while ago', { methods: [{ provider: 'google', linkedAt: '1970-01-01T00:00:00.000Z' }] }],
    ])('as the default: %s', async (field, text, expected) => {
      const id = await signedIn()
      await place().corrupt(id, field, text)
      expect(await place().store.read(id)).toMatchObject({ lastName: 'Lovelace', ...expected })
      expect(await place().store.export(id)).toMatchObject({ other: { [field]: text } })
    })

    it('and goes on from there', async () => {
      const id = await signedIn()
      for (const field of [`session.${session}`, 'session.', 'sessionVersion', 'endedSessions'])
        await place().corrupt(id, field, 'NaN')
      await place().corrupt(id, 'preferences.moodHistory', 'gone,calm,###')
      expect(await place().store.openSession(id, newSessionRecord({ browser: null, system: null }))).toBe(true)
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
        evening: { marks: [], settings: {} },
        other: { fromAnotherVersion: 'still held' },
      })
    })
  })
}
