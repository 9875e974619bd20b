import { describe, expect, it } from 'vitest'
import type { AccountEveningAnswer, AccountEveningChange } from '#src/accounts/eveningFields.ts'
import type { ActKind, Mark } from '#src/domain/evening/mark.ts'
import { deletionSpan, mostMarks } from '#src/domain/evening/mergeMarks.ts'
import { fresh, type ProfileStoreUnderTest, peopleOf } from './profileStorePlace.ts'

const nothing: AccountEveningChange = { marks: [], settings: {}, since: 0 }
const byId = (a: Mark, b: Mark): number => (a.id < b.id ? -1 : 1)

/** What every place that keeps profiles must do with marks and kept wishes. */
export function profileStoreEveningContract(name: string, place: () => ProfileStoreUnderTest): void {
  const { signedIn } = peopleOf(place)
  const now = Date.now()
  const some = (from: number, count: number, kind: ActKind, at = now - 10_000): Mark[] =>
    Array.from({ length: count }, (_, index) => ({ id: `movie-${from + index}`, kind, at: at + from + index }))

  async function merge(
    id: Parameters<ProfileStoreUnderTest['store']['read']>[0],
    change: Partial<AccountEveningChange>,
    store = place().store,
  ): Promise<AccountEveningAnswer> {
    const answer = await store.mergeEvening(id, { ...nothing, ...change })
    if (!answer) throw new Error('there is no account')
    return { ...answer, marks: [...answer.marks].sort(byId) }
  }

  describe(`${name} keeps evenings`, () => {
    it('has nothing of a new account, and makes no account', async () => {
      const id = await signedIn()
      const empty = { cursor: 0, isWhole: true, marks: [], settings: {}, refused: [] }
      expect(await merge(id, {})).toEqual(empty)
      const nobody = fresh()
      expect(await place().store.mergeEvening(nobody, { ...nothing, marks: some(1, 1, 'saved') })).toBeNull()
      expect(await place().everything()).not.toContain(nobody)
    })

    it('tells a device what others did since it last asked, and nothing twice', async () => {
      const id = await signedIn()
      const [first, second, third] = [some(1, 2, 'saved'), some(2, 2, 'seen', now), some(4, 1, 'never')]
      const phone = await merge(id, { marks: first })
      expect(phone).toMatchObject({ isWhole: true, marks: first, refused: [] })
      const desk = await merge(id, { marks: second }, place().other)
      expect(desk.marks).toEqual([...first.slice(0, 1), ...second])
      const again = await merge(id, { marks: third, since: phone.cursor })
      expect(again).toMatchObject({ isWhole: false, marks: second })
      expect(await merge(id, { since: again.cursor })).toEqual({ ...again, marks: [] })
      expect((await merge(id, { since: desk.cursor }, place().other)).marks).toEqual(third)
    })

    it('keeps of each title the later act, whatever comes last, with all that was said', async () => {
      const id = await signedIn()
      const [early, late]: Mark[] = [
        { id: 'tv-1', kind: 'saved', at: 10 },
        { id: 'tv-1', kind: 'seen', at: 11, litUp: false },
      ]
      if (!early || !late) throw new Error('no marks')
      const { cursor } = await merge(id, { marks: [late] })
      // It is told what it did not know.
      expect(await merge(id, { marks: [early], since: cursor })).toMatchObject({
        cursor,
        isWhole: false,
        marks: [late],
      })
      const evening: Mark = { id: 'tv-1', kind: 'tonight', at: 12, wasSaved: true }
      await merge(id, { marks: [evening] })
      expect((await merge(id, {})).marks).toEqual([evening])
      // The same act again changes nothing.
      const before = await merge(id, {})
      expect(await merge(id, { marks: [evening], since: before.cursor })).toEqual({
        ...before,
        isWhole: false,
        marks: [],
      })
    })

    it('decides between acts of the same millisecond always in the same way', async () => {
      const kinds: Mark[] = [
        { id: 'tv-1', kind: 'saved', at: 5 },
        { id: 'tv-1', kind: 'seen', at: 5 },
        { id: 'tv-1', kind: 'seen', at: 5, litUp: true },
        { id: 'tv-1', kind: 'none', at: 5 },
      ]
      for (const order of [kinds, [...kinds].reverse()]) {
        const id = await signedIn()
        for (const mark of order) await merge(id, { marks: [mark] })
        expect((await merge(id, {})).marks).toEqual([kinds[2]])
      }
    })

    it('merges wishes by time, services for each country', async () => {
      const id = await signedIn()
      const services = { BR: { value: ['globoplay'], at: 5 }, DE: { value: ['netflix'], at: 5 } }
      await merge(id, { settings: { services, onlyIncluded: { value: true, at: 9 } } })
      const change = { services: { BR: { value: ['netflix'], at: 6 } }, onlyIncluded: { value: false, at: 8 } }
      const { settings } = await merge(id, { settings: change }, place().other)
      expect(settings).toEqual({
        services: { ...services, ...change.services },
        onlyIncluded: { value: true, at: 9 },
      })
      const tie = { languages: { value: ['en'], at: 7 } }
      await merge(id, { settings: tie })
      await merge(id, { settings: { languages: { value: ['de'], at: 7 } } })
      expect((await merge(id, {})).settings).toEqual({ ...settings, ...tie })
    })

    it('loses no mark of many that come at once from two devices', async () => {
      const id = await signedIn()
      const { store, other } = place()
      const batches = Array.from({ length: 30 }, (_, at) => some(1 + at * 10, 20, at % 2 ? 'saved' : 'seen', now + at))
      await Promise.all(batches.map((marks, at) => merge(id, { marks }, at % 2 === 0 ? store : other)))
      const last = new Map(batches.flat().map((mark) => [mark.id, mark]))
      expect((await merge(id, {})).marks).toEqual([...last.values()].sort(byId))
    })

    it('keeps 5,000 titles: deletions make room, and what finds none is refused by name', {
      timeout: 120_000,
    }, async () => {
      const id = await signedIn()
      for (let from = 1; from < mostMarks; from += 200) await merge(id, { marks: some(from, 200, 'saved') })
      const full = await merge(id, {})
      expect(full.marks).toHaveLength(mostMarks)
      const [fits, tooMany]: Mark[] = [
        { id: 'tv-1', kind: 'saved', at: now },
        { id: 'tv-2', kind: 'saved', at: now },
      ]
      if (!fits || !tooMany) throw new Error('no marks')
      const deletion: Mark = { id: 'movie-7', kind: 'none', at: now }
      const answer = await merge(id, { marks: [deletion, fits, tooMany], since: full.cursor })
      expect(answer.refused).toEqual(['tv-2'])
      const after = await merge(id, {})
      expect(after.marks).toHaveLength(mostMarks)
      expect(after.marks).toContainEqual(fits)
      expect(after.marks.map((mark) => mark.id)).not.toContain('movie-7')
      // The deletion had to give way, so that a device that does not know of it needs the whole account.
      expect(await merge(id, { since: full.cursor })).toMatchObject({ isWhole: true })
      expect(await merge(id, { since: after.cursor })).toMatchObject({ isWhole: false, marks: [] })
      const change: Mark = { id: 'movie-8', kind: 'seen', at: now }
      expect(await merge(id, { marks: [change, tooMany], since: after.cursor })).toMatchObject({ refused: ['tv-2'] })
      expect((await merge(id, {})).marks).toContainEqual(change)
      expect(await place().store.read(id)).not.toHaveProperty('marks')
    })

    it('forgets deletions after 180 days, and then tells devices all that there is', async () => {
      const id = await signedIn()
      const old: Mark = { id: 'movie-1', kind: 'none', at: now - deletionSpan - 1 }
      const kept: Mark = { id: 'movie-2', kind: 'saved', at: now - 2 * deletionSpan }
      const before = await merge(id, { marks: [{ ...old, kind: 'saved', at: old.at - 1 }, kept] })
      await merge(id, { marks: [old] })
      expect(await merge(id, { since: before.cursor })).toMatchObject({ isWhole: true, marks: [kept] })
    })

    it('reads what is damaged as absent, and goes on from there', async () => {
      const id = await signedIn()
      const marks = some(1, 1, 'saved')
      await merge(id, { marks, settings: { onlyIncluded: { value: true, at: 1 } } })
      const damaged: Record<string, string> = {
        'movie-2': '1:1 loved',
        'movie-3': '1:9999999999999 saved',
        'movie-4': 'x',
        'movie-5': '1:01 saved',
        'movie-0': '1:1 saved',
        onlyIncluded: '{"at":1',
        leaveOuts: '{"at":9999999999999,"value":[]}',
      }
      for (const [field, text] of Object.entries(damaged)) await place().corruptEvening(id, field, text)
      expect(await merge(id, {})).toMatchObject({ marks, settings: {} })
      const other = Object.fromEntries(Object.entries(damaged).map(([field, text]) => [`evening.${field}`, text]))
      expect(await place().store.export(id)).toMatchObject({ evening: { marks, settings: {} }, other })
      const mended = some(2, 3, 'seen')
      const settings = { onlyIncluded: { value: false, at: 0 }, leaveOuts: { value: [], at: 1 } }
      expect(await merge(id, { marks: mended, settings })).toMatchObject({ marks: [...marks, ...mended], settings })
      await place().corruptEvening(id, 'cursor', 'many')
      const more = await merge(id, { marks: some(9, 1, 'saved') })
      expect(more.cursor).toBeGreaterThan(2)
    })

    it('exports marks and wishes, newest first and without deletions, and leaves no trace of them', async () => {
      const id = await signedIn()
      const marks = some(1, 3, 'saved')
      const settings = { languages: { value: ['en', 'pt'], at: 1 } }
      await merge(id, { marks, settings })
      await merge(id, { marks: [{ id: 'movie-2', kind: 'none', at: now }] })
      const taken = await place().store.export(id)
      expect(taken).toMatchObject({ evening: { marks: [marks[2], marks[0]], settings }, other: {} })
      expect(JSON.parse(JSON.stringify(taken))).toEqual(taken)
      const stranger = await signedIn()
      expect((await merge(stranger, {})).marks).toEqual([])
      await place().store.remove(id)
      expect(await place().everything()).not.toContain(id)
      await place().store.create(id, {
        provider: 'google',
        firstName: '',
        lastName: '',
        email: '',
        profileImageUrl: '',
      })
      expect(await merge(id, { since: 5 })).toMatchObject({ cursor: 0, isWhole: true, marks: [] })
    })

    it('stays forgotten while marks are under way', async () => {
      const id = await signedIn()
      const { store, other } = place()
      const changes = Array.from({ length: 20 }, (_, at) =>
        (at % 2 ? store : other).mergeEvening(id, { ...nothing, marks: some(at + 1, 5, 'saved') }),
      )
      await Promise.all([...changes, store.remove(id)])
      expect(await place().everything()).not.toContain(id)
    })
  })
}
