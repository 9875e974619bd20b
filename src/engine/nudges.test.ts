import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { addNudge, canToggle, mostNudges, type NudgeId, nudgeIds, soundNudges } from '#src/domain/evening/nudge.ts'
import { moodIds } from '#src/domain/mood/mood.ts'
import type { RoomTitle } from '#src/domain/title/roomTitle.ts'
import { eveningList } from './eveningList.ts'
import { nudgedScore, nudgeScales } from './nudges.ts'
import { roomOf } from './room.ts'

const shelf = await embeddedTitles('en')
const query = { contentType: 'all', count: 8, day: '2026-11-21', country: 'US' } as const
const rooms = moodIds.map((mood) => ({ mood, room: roomOf(shelf, { ...query, mood }) }))
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('a nudge', () => {
  it.each(nudgeIds)('turns every room’s list its way: %s', (nudge) => {
    for (const { mood, room } of rooms) {
      const scale = nudgeScales(room, 'US')[nudge]
      const turn = (nudges: readonly NudgeId[]): number =>
        mean(eveningList(room, { ...query, mood, nudges }).map(({ title }) => scale(title)))
      expect(turn([nudge]), mood).toBeGreaterThan(turn([]) + 0.15)
    }
  })

  it('shifts weights and is no filter: the list stays full, and serves the mood', () => {
    for (const { mood, room } of rooms) {
      for (const nudge of nudgeIds) {
        const list = eveningList(room, { ...query, mood, nudges: [nudge] })
        expect(list).toHaveLength(8)
        expect(list.every(({ title }) => title.fit >= 0.6)).toBe(true)
      }
    }
  })

  it('means what it says', () => {
    const { room } = rooms.find(({ mood }) => mood === 'cry') ?? { room: [] }
    const scales = nudgeScales(room, 'US')
    const known = (pick: (title: RoomTitle) => number | undefined) =>
      room.filter((title) => pick(title) !== undefined).sort((a, b) => (pick(a) ?? 0) - (pick(b) ?? 0))
    const [oldest] = known(({ year }) => year)
    const newest = known(({ year }) => year).at(-1)
    if (!oldest || !newest) throw new Error('the room is empty')
    expect(scales.older(oldest)).toBeGreaterThan(0.95)
    expect(scales.newer(newest)).toBeGreaterThan(0.9)
    expect(scales.older(newest)).toBe(-scales.newer(newest))
    const films = known(({ type, minutes }) => (type === 'movie' ? minutes : undefined))
    expect(films[0] && scales.shorter(films[0])).toBeGreaterThan(0.9)
    expect(scales.shorter({ ...oldest, id: 'movie-4294967295' })).toBeCloseTo(0)
    const [american, foreign] = [
      room.find(({ country }) => country === 'US'),
      room.find(({ country }) => country === 'IE'),
    ]
    if (!american || !foreign) throw new Error('the room lacks a country')
    expect(scales['further-away'](foreign)).toBeGreaterThan(scales['further-away'](american))
    expect(nudgeScales(room, 'IT')['further-away'](foreign)).toBeGreaterThan(0)
  })

  it('adds the same to a title’s score beside others', () => {
    for (const { room } of rooms) {
      const scales = nudgeScales(room, null)
      const [title] = room
      if (!title) continue
      const one = nudgedScore(title, 0, ['lighter'], scales)
      const both = nudgedScore(title, 0.5, ['lighter', 'newer'], scales)
      expect(both).toBeCloseTo(0.5 + one + nudgedScore(title, 0, ['newer'], scales))
    }
  })
})

describe('several nudges', () => {
  const many = fc.array(fc.constantFrom(...nudgeIds), { maxLength: 12 })
  const opposites = [
    ['lighter', 'heavier'],
    ['older', 'newer'],
    ['less-famous', 'better-known'],
  ] as const

  it('are three at most, each once, and none contradicts another', () => {
    const holds = (nudges: readonly NudgeId[]): void => {
      expect(nudges.length).toBeLessThanOrEqual(mostNudges)
      expect(new Set(nudges).size).toBe(nudges.length)
      for (const [one, other] of opposites) expect(nudges.includes(one) && nudges.includes(other)).toBe(false)
    }
    fc.assert(
      fc.property(many, (nudges) => {
        holds(soundNudges(nudges))
        const added = nudges.reduce<NudgeId[]>(addNudge, [])
        holds(added)
        if (nudges.length > 0) expect(added).toContain(nudges.at(-1))
        expect(soundNudges(added)).toEqual(added)
      }),
    )
  })

  it('let the last one win', () => {
    expect(addNudge(['older', 'shorter'], 'newer')).toEqual(['shorter', 'newer'])
    expect(addNudge(['older', 'shorter', 'lighter'], 'further-away')).toEqual(['shorter', 'lighter', 'further-away'])
    expect(addNudge(['older'], 'older')).toEqual(['older'])
    const three = ['older', 'shorter', 'lighter'] as const
    expect(nudgeIds.filter((id) => canToggle(three, id))).toEqual(['lighter', 'heavier', 'shorter', 'older', 'newer'])
    expect(nudgeIds.every((id) => canToggle(['older', 'shorter'], id))).toBe(true)
  })
})
