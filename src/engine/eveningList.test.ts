import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { leaveOuts } from '#src/domain/evening/leaveOuts.ts'
import { nudgeIds } from '#src/domain/evening/nudge.ts'
import { moodIds } from '#src/domain/mood/mood.ts'
import { contentTypes } from '#src/domain/title/contentType.ts'
import type { RoomTitle } from '#src/domain/title/roomTitle.ts'
import { chooseFromRoom } from './chooseFromRoom.ts'
import { type EveningQuery, eveningList } from './eveningList.ts'
import { roomOf } from './room.ts'
import { fitsWishes, servicesIn } from './wishes.ts'

const shelf = await embeddedTitles('en')
const day = '2026-11-21'
const country = 'US'
const count = 8
const rooms = new Map(
  moodIds.map((mood) => [mood, roomOf(shelf, { mood, contentType: 'all', country, count, day })] as const),
)
const roomFor = (mood: (typeof moodIds)[number]): readonly RoomTitle[] => rooms.get(mood) ?? []
const everything = [...rooms.values()].flat()
const services = [...servicesIn(everything).keys()]
const ids = everything.map(({ id }) => id)
const someIds = fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 60 })

const anyQuery: fc.Arbitrary<EveningQuery> = fc.record(
  {
    mood: fc.constantFrom(...moodIds),
    contentType: fc.constantFrom(...contentTypes),
    count: fc.constant(count),
    day: fc.constantFrom(day, '2026-12-24'),
    country: fc.constant(country),
    wishes: fc.record(
      {
        maxMinutes: fc.integer({ min: 40, max: 180 }),
        services: fc.subarray(services),
        onlyIncluded: fc.boolean(),
        languages: fc.subarray(['en', 'fr', 'ja', 'es']),
        leaveOut: fc.subarray([...leaveOuts]),
      },
      { requiredKeys: [] },
    ),
    nudges: fc.array(fc.constantFrom(...nudgeIds), { maxLength: 5 }),
    marks: fc.record(
      {
        seen: someIds,
        never: someIds,
        notTonight: someIds,
        litUp: fc.array(
          fc.record({ at: fc.nat(ids.length - 1), litUp: fc.boolean() }).map(({ at, litUp }) => {
            const { id = 'movie-1', feels = [] } = everything[at] ?? {}
            return { id, feels, litUp }
          }),
          { maxLength: 20 },
        ),
      },
      { requiredKeys: [] },
    ),
    favorites: fc.option(
      fc.record({
        favoriteGenres: fc.subarray(['Comedy', 'Sci-Fi', 'Horror'] as const),
        preferredContentTypes: fc.subarray(['Movies', 'Documentaries'] as const),
      }),
    ),
    skip: someIds,
  },
  { requiredKeys: ['mood', 'contentType', 'count', 'day', 'country'] },
)

describe('an evening’s list', () => {
  it('is the list that everybody gets where nothing is set', () => {
    for (const mood of moodIds) {
      for (const contentType of contentTypes) {
        const query = { mood, contentType, count, day }
        const list = eveningList(roomFor(mood), query)
        expect(list.map(({ title }) => title)).toEqual(chooseFromRoom(roomFor(mood), query))
        expect(list.every((one) => !('because' in one))).toBe(true)
        const empty = { wishes: {}, nudges: [], marks: { litUp: [] }, favorites: null, skip: [], keep: [] }
        expect(eveningList(roomFor(mood), { ...query, ...empty })).toEqual(list)
      }
    }
  })

  it('breaks no wish, shows nothing that is ruled out, and nothing twice', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const { wishes = {}, marks = {}, skip = [] } = query
        const list = eveningList(roomFor(query.mood), query)
        const out = new Set([...skip, ...(marks.seen ?? []), ...(marks.never ?? []), ...(marks.notTonight ?? [])])
        expect(list.length).toBeLessThanOrEqual(count)
        expect(new Set(list.map(({ title }) => title.id)).size).toBe(list.length)
        for (const { title } of list) {
          expect(fitsWishes(title, wishes), title.id).toBe(true)
          expect(out.has(title.id), title.id).toBe(false)
          if (query.contentType !== 'all') expect(title.type).toBe(query.contentType)
        }
      }),
    )
  })

  it('is as long as what is left allows: two of one franchise never stand in it', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const { wishes = {}, marks = {}, skip = [], mood, contentType } = query
        const list = eveningList(roomFor(mood), query)
        const franchises = list.flatMap(({ title }) => title.franchise ?? [])
        expect(new Set(franchises).size).toBe(franchises.length)
        const out = new Set([...skip, ...(marks.seen ?? []), ...(marks.never ?? []), ...(marks.notTonight ?? [])])
        const left = roomFor(mood).filter(
          (one) => !out.has(one.id) && fitsWishes(one, wishes) && (contentType === 'all' || one.type === contentType),
        )
        const distinct = new Set(left.map(({ id, franchise }) => franchise ?? id)).size
        expect(list.length).toBe(Math.min(count, distinct))
      }),
    )
  })

  it('keeps the other seven in their places when one is taken away, and fills its place with the next', () => {
    fc.assert(
      fc.property(anyQuery, fc.nat(count - 1), (query, at) => {
        const room = roomFor(query.mood)
        const before = eveningList(room, query).map(({ title }) => title.id)
        const taken = before[at]
        if (taken === undefined) return
        const seen = [...(query.marks?.seen ?? []), taken]
        const after = eveningList(room, { ...query, marks: { ...query.marks, seen }, keep: before })
        const ids = after.map(({ title }) => title.id)
        const staying = before.filter((id) => id !== taken)
        expect(ids.filter((id) => staying.includes(id))).toEqual(staying)
        expect(ids).not.toContain(taken)
        if (ids.length === before.length) {
          for (const [index, id] of before.entries()) if (index !== at) expect(ids[index]).toBe(id)
        }
        // Undo brings it back to where it was.
        const undone = ids.length === before.length ? before : ids
        expect(eveningList(room, { ...query, keep: undone }).map(({ title }) => title.id)).toEqual(
          ids.length === before.length ? before : expect.arrayContaining(staying),
        )
      }),
    )
  })

  it('keeps what stays when it is asked anew without a title that was let go', () => {
    fc.assert(
      fc.property(anyQuery, fc.nat({ max: count - 1 }), (query, place) => {
        const room = roomFor(query.mood)
        const plain = { ...query, keep: [], skip: [], marks: {}, favorites: null }
        const before = eveningList(room, plain).map(({ title }) => title.id)
        const gone = before[place]
        if (gone === undefined) return
        const after = eveningList(room, { ...plain, marks: { never: [gone] } }).map(({ title }) => title.id)
        // Those before it, at least: what follows varies with what stands before it.
        expect(after.slice(0, place)).toEqual(before.slice(0, place))
      }),
      { numRuns: 50 },
    )
  })

  it('shows others with each "None of these" until the room is empty', () => {
    const query = { mood: 'calm', contentType: 'tv', count, day } as const
    const room = roomFor('calm')
    const shown: string[] = []
    for (let turn = 0; turn < 100; turn++) {
      const page = eveningList(room, { ...query, skip: shown })
      if (page.length === 0) break
      expect(shown).not.toEqual(expect.arrayContaining([page[0]?.title.id]))
      shown.push(...page.map(({ title }) => title.id))
    }
    expect(new Set(shown).size).toBe(shown.length)
    expect([...shown].sort()).toEqual(
      room
        .filter(({ type }) => type === 'tv')
        .map(({ id }) => id)
        .sort(),
    )
  })

  it('says which title lit up that raised another, and which favourite', () => {
    const room = roomFor('calm')
    const query = { mood: 'calm', contentType: 'all', count, day } as const
    const seen = room.filter((_, index) => index % 20 === 0)
    const litUp = seen.map(({ id, feels }) => ({ id, feels, litUp: true }))
    const marks = { seen: seen.map(({ id }) => id), litUp }
    const list = eveningList(room, { ...query, marks })
    const causes = list.flatMap(({ because }) => (because?.kind === 'litUp' ? because.id : []))
    expect(causes.length).toBeGreaterThan(0)
    expect(marks.seen).toEqual(expect.arrayContaining(causes))
    // What did not light up lowers, of which a card says nothing.
    const dim = { ...marks, litUp: litUp.map((mark) => ({ ...mark, litUp: false })) }
    expect(eveningList(room, { ...query, marks: dim }).every(({ because }) => because === undefined)).toBe(true)
    const favorites = { favoriteGenres: ['Animation' as const], preferredContentTypes: [] }
    const liked = eveningList(room, { ...query, favorites })
    for (const { title, because } of liked) {
      expect(because).toEqual(
        title.genres.includes('Animation') ? { kind: 'favorite', favorite: 'Animation' } : undefined,
      )
    }
    expect(liked.some(({ because }) => because)).toBe(true)
  })
})
