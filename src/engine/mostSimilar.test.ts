import { describe, expect, it } from 'vitest'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import type { Title } from '#src/domain/title/title.ts'
import { mostSimilar } from './mostSimilar.ts'
import { comparable, similarity as ofComparables } from './similarity.ts'

const shelf = await embeddedTitles('en')
const count = 6
const similarity = (a: Title, b: Title): number => ofComparables(comparable(a), comparable(b))

describe('titles that feel alike', () => {
  it('are six others, nearest first, and no franchise stands twice', () => {
    for (const title of shelf.filter((_, index) => index % 40 === 0 || shelf[index]?.franchise)) {
      const found = mostSimilar(title, shelf, count)
      expect(found).toHaveLength(count)
      expect(found).not.toContain(title)
      const near = found.map((other) => similarity(title, other))
      expect(near).toEqual([...near].sort((a, b) => b - a))
      const franchises = found.flatMap(({ franchise }) => franchise ?? [])
      expect(new Set(franchises).size).toBe(franchises.length)
    }
  })

  it('are nearer than those left out, apart from franchises that already stand', () => {
    const title = shelf.find(({ title }) => title === 'In the Mood for Love') ?? shelf[0]
    if (!title) throw new Error('the shelf is empty')
    const found = mostSimilar(title, shelf, count)
    const last = Math.min(...found.map((other) => similarity(title, other)))
    const nearer = shelf.filter((other) => other !== title && !found.includes(other) && similarity(title, other) > last)
    for (const other of nearer) expect(found.map(({ franchise }) => franchise)).toContain(other.franchise)
  })
})
