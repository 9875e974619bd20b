import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leaveOuts } from './leaveOuts.ts'
import { nudgeIds } from './nudge.ts'
import { minutesUntil, noWishes, readTonight, timeAfter, writeTonight } from './tonight.ts'

const read = (query: string) => readTonight(new URLSearchParams(query))
const some = <Item>(of: fc.Arbitrary<Item>, maxLength = 8) => fc.uniqueArray(of, { maxLength })
const language = fc.constantFrom('en', 'pt', 'ja', 'ko', 'fr')
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
const tonight = fc
  .record({
    length: fc.oneof(
      fc.constant({ max: null, until: null }),
      fc.record({ max: fc.integer({ min: 10, max: 600 }), until: fc.constant(null) }),
      fc.record({ max: fc.constant(null), until: time }),
    ),
    on: some(fc.constantFrom('netflix', 'prime-video', 'bbc-iplayer')),
    rents: fc.boolean(),
    tongues: fc.oneof(
      some(language).map((lang) => ({ lang, from: [] })),
      some(language).map((from) => ({ lang: [], from })),
    ),
    not: some(fc.constantFrom(...leaveOuts)),
    nudge: some(fc.constantFrom(...nudgeIds), 3),
    more: fc.integer({ min: 0, max: 50 }),
  })
  .map(({ length, tongues, rents, ...rest }) => ({ ...rest, ...length, ...tongues, rent: rents && rest.on.length > 0 }))

describe('tonight’s wishes in the address', () => {
  it('are read back as they were written', () => {
    fc.assert(
      fc.property(tonight, (wishes) => {
        expect(read(writeTonight(wishes))).toEqual(wishes)
      }),
    )
  })

  it('are written as short as EVENING.md shows them', () => {
    const wishes = {
      ...noWishes,
      until: '23:00',
      on: ['netflix', 'globoplay'],
      lang: ['en'],
      not: ['animal-death'] as const,
    }
    expect(writeTonight(wishes)).toBe('until=2300&on=netflix,globoplay&lang=en&not=animal-death')
    expect(writeTonight(noWishes)).toBe('')
  })

  it('are ignored where they make no sense, whatever the query holds', () => {
    expect(read('max=9&until=2500&on=NETFLIX&lang=english&not=fun&nudge=louder&more=-1&rent=1')).toEqual(noWishes)
    fc.assert(
      fc.property(fc.string(), (query) => {
        expect(read(query)).toMatchObject({ more: expect.any(Number) })
      }),
    )
  })
})

describe('minutesUntil', () => {
  const at = (hours: number, minutes: number) => new Date(2026, 10, 23, hours, minutes)
  it.each([
    ['23:00', at(21, 10), 110],
    ['00:30', at(23, 0), 90],
    ['21:10', at(21, 10), 0],
    ['20:00', at(21, 10), null],
  ])('until %s', (until, now, minutes) => {
    expect(minutesUntil(until, now)).toBe(minutes)
  })

  it('is what timeAfter counts from', () => {
    expect(timeAfter(at(23, 0), 90)).toBe('00:30')
  })
})
