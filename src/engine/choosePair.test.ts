import { describe, expect, it } from 'vitest'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { moodPairs } from '#src/domain/mood/moodPair.ts'
import { contentTypes } from '#src/domain/title/contentType.ts'
import { choosePair, pairFit } from './choosePair.ts'
import { moodFit } from './moodProfile.ts'

const shelf = await embeddedTitles('en')

describe('two lamps', () => {
  it('have eight titles of every type, each once, with a reason for either side', () => {
    for (const pair of moodPairs) {
      for (const contentType of contentTypes) {
        const choices = choosePair(shelf, { pair, contentType, count: 8 })
        const name = `${pair.join('+')} ${contentType}`
        expect(choices, name).toHaveLength(8)
        expect(new Set(choices.map(({ title }) => title.id)).size, name).toBe(8)
        for (const { title } of choices) expect(contentType === 'all' || title.type === contentType, name).toBe(true)
        for (const side of [0, 1] as const) {
          const written = choices.map(({ reasons }) => reasons[side]).filter(({ kind }) => kind === 'written')
          expect(new Set(written.map((reason) => JSON.stringify(reason))).size, name).toBe(written.length)
        }
      }
    }
  })

  it('rank by the geometric mean of both fits', () => {
    const [title] = shelf
    if (!title) throw new Error('the shelf is empty')
    const mean = Math.sqrt(moodFit(title, 'laugh') * moodFit(title, 'cry'))
    expect(pairFit(title, ['laugh', 'cry'])).toBeCloseTo(mean, 10)
    for (const pair of moodPairs) {
      const [best] = choosePair(shelf, { pair, contentType: 'all', count: 8 })
      expect(best?.fit, pair.join('+')).toBeCloseTo(best ? pairFit(best.title, pair) : Number.NaN, 5)
    }
  })

  it('take no title that serves one of them alone', () => {
    for (const pair of moodPairs) {
      for (const contentType of contentTypes) {
        for (const { title } of choosePair(shelf, { pair, contentType, count: 8 })) {
          for (const mood of pair) expect(moodFit(title, mood), `${title.title} ${mood}`).toBeGreaterThanOrEqual(0.15)
        }
      }
    }
    const [best] = choosePair(shelf, { pair: ['laugh', 'cry'], contentType: 'all', count: 8 })
    expect(
      Math.min(...(['laugh', 'cry'] as const).map((mood) => (best ? moodFit(best.title, mood) : 0))),
    ).toBeGreaterThan(0.5)
  })
})
