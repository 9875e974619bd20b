import { beforeAll, describe, expect, it } from 'vitest'
import { createDeps } from '#src/server/deps.ts'
import { readEnv } from '#src/server/env.ts'
import { understandWords } from '#src/server/words/understandWords.ts'
import { segmentsOf } from '#src/understanding/segments.ts'
import { findSearch } from './resolveSearchPage.ts'

const deps = createDeps(readEnv({}))

function find(query: string) {
  const url = new URL(`/search/?${query}`, 'https://moodlight.example')
  return findSearch(deps, 'en', { request: { url, cookies: new Map() }, geo: {} })
}

// Packing a lexicon takes longer than a page waits; functions read it packed.
beforeAll(() => understandWords('en', ''))

describe('a search page of the visitor’s own words', () => {
  it('answers by feel, and says what it understood', async () => {
    const { said, drawn } = await find('q=rainy evening, nothing sad, under 90 minutes')
    expect(said?.mood).toBe('calm')
    expect(said?.chips.map(({ name }) => name)).toContain('Nothing sad')
    expect(said?.titles?.items).toHaveLength(8)
    expect(said?.titles?.items.every(({ duration = 0, episodeMinutes = 0 }) => duration + episodeMinutes <= 90)).toBe(
      true,
    )
    expect(drawn?.byFeel).toBe(true)
    const pieces = segmentsOf(said?.text ?? '', said?.wish ?? never(), said?.whole ?? never())
    expect(pieces.map(({ text }) => text).join('')).toBe('rainy evening, nothing sad, under 90 minutes')
    expect(pieces.filter(({ kind }) => kind === 'lit').map(({ text }) => text)).toContain('nothing sad')
  })

  it('leaves out what was dropped', async () => {
    const { said } = await find('q=calm, nothing sad&drop=not-cry,not-heartbreaking-goodbye')
    expect(said?.wish.avoid).toEqual([])
    expect(said?.wish.moods.calm).toBeGreaterThan(0)
  })

  it('keeps to tonight’s wishes of the address, which take the place of what the words say', async () => {
    const { said, drawn } = await find('q=something calm, under 90 minutes&max=60&on=netflix')
    expect(said?.wish.maxMinutes).toBeUndefined()
    expect(said?.chips.map(({ name }) => name).join()).not.toContain('90')
    const lengths = said?.titles?.items.map(({ duration, episodeMinutes }) => duration ?? episodeMinutes ?? 999) ?? []
    expect(Math.max(...lengths)).toBeLessThanOrEqual(60)
    expect(drawn).toMatchObject({ said: [], services: { netflix: 'Netflix' } })
    const plain = await find('q=something calm, under 90 minutes on netflix')
    expect(plain.drawn?.said).toEqual(['length', 'services'])
    // What is counted from the visitor's clock is for the browser.
    expect((await find('q=something calm, done by 11pm')).drawn?.needsClock).toBe(true)
    expect(plain.drawn?.needsClock).toBeUndefined()
  })

  it('leaves a title and a person to the search by name', async () => {
    for (const query of ['q=a quiet place', 'q=paddington', 'q=tilda swinton', 'q=blade runer', 'q=die hard']) {
      const { said, drawn } = await find(query)
      expect(said?.titles, query).toBe(null)
      expect(drawn?.answer.total, query).toBeGreaterThan(0)
    }
  })

  it('says so where it understood nothing', async () => {
    expect((await find('q=qqqxxzzy')).said?.isLost).toBe(true)
    expect((await find('q=heat')).said?.isLost).toBe(false)
  })
})

function never(): never {
  throw new Error('nothing was understood')
}
