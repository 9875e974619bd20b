import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { hasLeaveOut } from '#src/domain/evening/leaveOut.ts'
import { leaveOuts } from '#src/domain/evening/leaveOuts.ts'
import { moodIds } from '#src/domain/mood/mood.ts'
import type { RoomTitle } from '#src/domain/title/roomTitle.ts'
import { roomOf } from './room.ts'
import {
  applyWishes,
  costOfWishes,
  countFor,
  fitsWishes,
  languagesIn,
  servicesIn,
  unknownLengths,
  type Wishes,
  wouldAdd,
} from './wishes.ts'

const shelf = await embeddedTitles('en')
const rooms = moodIds.map((mood) => roomOf(shelf, { mood, contentType: 'all', country: 'US', count: 8 }))
const everything = rooms.flat()
const services = [...servicesIn(everything).keys()]
const languages = [...new Set(everything.map(({ language }) => language))]

const anyWishes: fc.Arbitrary<Wishes> = fc.record(
  {
    maxMinutes: fc.integer({ min: 10, max: 200 }),
    services: fc.subarray(services),
    onlyIncluded: fc.boolean(),
    languages: fc.subarray(languages),
    leaveOut: fc.subarray([...leaveOuts]),
  },
  { requiredKeys: [] },
)
const anyRoom = fc.constantFrom(...rooms)

const [sample] = everything
if (!sample) throw new Error('the shelf is empty')
const title = (changes: Partial<RoomTitle>): RoomTitle => ({ ...sample, ...changes })

describe('what to leave out', () => {
  it.each(leaveOuts)('matches titles of the shelf, and not most of them: %s', (leaveOut) => {
    const ids = new Set(everything.filter((one) => hasLeaveOut(one, leaveOut)).map(({ id }) => id))
    expect(ids.size).toBeGreaterThanOrEqual(5)
    expect(ids.size).toBeLessThan(new Set(everything.map(({ id }) => id)).size / 4)
  })

  it('knows a sad ending from a bittersweet one', () => {
    expect(hasLeaveOut({ headsUp: [], feels: [], ending: 'bleak' }, 'sad-ending')).toBe(true)
    expect(hasLeaveOut({ headsUp: [], feels: ['tragic-ending'] }, 'sad-ending')).toBe(true)
    expect(hasLeaveOut({ headsUp: [], feels: [], ending: 'bittersweet' }, 'sad-ending')).toBe(false)
  })
})

describe('wishes', () => {
  it('let a title of the very length pass, and none whose length is not known', () => {
    expect(fitsWishes(title({ minutes: 90 }), { maxMinutes: 90 })).toBe(true)
    expect(fitsWishes(title({ minutes: 91 }), { maxMinutes: 90 })).toBe(false)
    expect(fitsWishes(title({ minutes: undefined }), { maxMinutes: 90 })).toBe(false)
    expect(fitsWishes(title({ minutes: undefined }), {})).toBe(true)
  })

  it('ask that a service chosen includes the title, not that one includes it and another one sells it', () => {
    const offers: RoomTitle['offers'] = [
      { platform: 'netflix', kind: 'rent' },
      { platform: 'tubi', kind: 'free' },
    ]
    expect(fitsWishes(title({ offers }), { services: ['netflix'] })).toBe(true)
    expect(fitsWishes(title({ offers }), { services: ['netflix'], onlyIncluded: true })).toBe(false)
    expect(fitsWishes(title({ offers }), { services: ['netflix', 'tubi'], onlyIncluded: true })).toBe(true)
    expect(fitsWishes(title({ offers }), { onlyIncluded: true })).toBe(true)
    expect(fitsWishes(title({ offers: [] }), { onlyIncluded: true })).toBe(false)
  })

  it('ask for nothing where they are empty', () => {
    for (const room of rooms) {
      expect(applyWishes(room, {})).toEqual(room)
      expect(applyWishes(room, { services: [], languages: [], leaveOut: [], onlyIncluded: false })).toEqual(room)
    }
  })

  it('are kept by every title that is left, and by none that is not', () => {
    fc.assert(
      fc.property(anyRoom, anyWishes, (room, wishes) => {
        const left = new Set(applyWishes(room, wishes))
        for (const one of room) {
          const { maxMinutes = 999, services: on = [], languages: spoken = [], leaveOut = [] } = wishes
          const kinds = wishes.onlyIncluded ? ['stream', 'free'] : ['stream', 'free', 'rent', 'buy']
          const breaks =
            (wishes.maxMinutes !== undefined && (one.minutes ?? 1000) > maxMinutes) ||
            ((on.length > 0 || wishes.onlyIncluded === true) &&
              one.offers.every(
                ({ platform, kind }) => !kinds.includes(kind) || (on.length > 0 && !on.includes(platform)),
              )) ||
            (spoken.length > 0 && !spoken.includes(one.language)) ||
            leaveOut.some((out) => hasLeaveOut(one, out))
          expect(left.has(one), one.id).toBe(!breaks)
        }
      }),
    )
  })
})

describe('numbers beside wishes', () => {
  it('are what remains after the change', () => {
    fc.assert(
      fc.property(anyRoom, anyWishes, anyWishes, (room, wishes, change) => {
        expect(countFor(room, wishes, change)).toBe(applyWishes(room, { ...wishes, ...change }).length)
        expect(unknownLengths(room, wishes)).toBe(
          wishes.maxMinutes === undefined
            ? 0
            : applyWishes(room, { ...wishes, maxMinutes: undefined }).filter(({ minutes }) => minutes === undefined)
                .length,
        )
      }),
    )
  })

  it('say what each wish costs, dearest first, and each wish that is set once', () => {
    fc.assert(
      fc.property(anyRoom, anyWishes, (room, wishes) => {
        const costs = costOfWishes(room, wishes)
        const { services: on = [], languages: spoken = [], leaveOut = [], maxMinutes, onlyIncluded } = wishes
        expect(costs).toHaveLength(
          leaveOut.length + [maxMinutes, on[0], spoken[0], onlyIncluded || undefined].filter((one) => one).length,
        )
        expect(costs.map(({ more }) => more)).toEqual(costs.map(({ more }) => more).sort((a, b) => b - a))
        for (const { more, without } of costs) {
          expect(more).toBeGreaterThanOrEqual(0)
          expect(applyWishes(room, without).length).toBe(applyWishes(room, wishes).length + more)
        }
      }),
    )
  })

  it('name the service that would add most', () => {
    fc.assert(
      fc.property(anyRoom, anyWishes, (room, wishes) => {
        const best = wouldAdd(room, wishes)
        const { services: on = [] } = wishes
        const added = services.map((id) => countFor(room, wishes, { services: [...on, id] }) - countFor(room, wishes))
        if (on.length === 0) expect(best).toBeNull()
        else expect(best?.more ?? 0).toBe(Math.max(...added))
      }),
    )
  })

  it('count a service once for each title, and only what it includes where that is asked for', () => {
    const offers: RoomTitle['offers'] = [
      { platform: 'prime-video', kind: 'stream' },
      { platform: 'prime-video', kind: 'buy' },
      { platform: 'apple-tv', kind: 'rent' },
    ]
    expect([...servicesIn([title({ offers })])]).toEqual([
      ['prime-video', 1],
      ['apple-tv', 1],
    ])
    expect([...servicesIn([title({ offers })], { onlyIncluded: true })]).toEqual([['prime-video', 1]])
  })

  it('count each language, but no film without one', () => {
    const room = ['ko', 'xx', 'ko', '', 'fr'].map((language) => title({ language }))
    expect([...languagesIn(room)]).toEqual([
      ['ko', 2],
      ['fr', 1],
    ])
  })

  it('are there at once: all controls of a large room', () => {
    const room = rooms.reduce((a, b) => (a.length >= b.length ? a : b))
    const wishes: Wishes = { maxMinutes: 120, services: services.slice(0, 3), leaveOut: ['gore', 'sad-ending'] }
    const all = (): void => {
      for (const maxMinutes of [30, 60, 90, 120, undefined]) countFor(room, wishes, { maxMinutes })
      for (const id of services) countFor(room, wishes, { services: [...(wishes.services ?? []), id] })
      for (const language of languages) countFor(room, wishes, { languages: [language] })
      for (const out of leaveOuts) countFor(room, wishes, { leaveOut: [...(wishes.leaveOut ?? []), out] })
      costOfWishes(room, wishes)
      wouldAdd(room, wishes)
    }
    const times = Array.from({ length: 50 }, () => {
      const started = performance.now()
      all()
      return performance.now() - started
    }).sort((a, b) => a - b)
    const controls = 5 + services.length + languages.length + leaveOuts.length
    console.info(
      `${controls} numbers of ${room.length} titles: ${times[25]?.toFixed(2)} ms (first ${Math.max(...times).toFixed(2)})`,
    )
  })
})
