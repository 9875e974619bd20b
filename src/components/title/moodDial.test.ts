import { describe, expect, it } from 'vitest'
import { moodIds, perMood } from '#src/domain/mood/mood.ts'
import { moodDial, unlitDial } from './moodDial.ts'

const radius = (edge: string): number => Number(/A([\d.]+)/.exec(edge)?.[1])

describe('the dial of moods', () => {
  it('has a sector for each mood, romantic at the top', () => {
    const dial = moodDial(perMood(() => 0.5))
    expect(dial.map(({ mood }) => mood)).toEqual(moodIds)
    expect(dial.find(({ mood }) => mood === 'romantic')).toMatchObject({ x: 180, y: 20 })
    expect(new Set(unlitDial.split(/(?<=Z)/)).size).toBe(moodIds.length)
    expect(new Set(dial.map(({ area }) => area)).size).toBe(moodIds.length)
  })

  it('reaches further out the stronger a mood is, from the hub to the rim and never beyond', () => {
    const reach = [-1, 0, 0.5, 1, 2].map((value) => radius(moodDial(perMood(() => value))[0]?.edge ?? ''))
    expect(reach).toEqual([45.9, 45.9, 91, 138, 138])
  })
})
