import { describe, expect, it } from 'vitest'
import { platformById } from '#src/catalogue/platforms/platformById.ts'
import { availabilityByRule } from './availabilityByRule.ts'
import { freeServices, type Library, libraries, reviewedOn } from './libraries.data.ts'

describe('where a curated title can be watched', () => {
  it('follows from its rights holder: what includes it, then the shops that rent a film', () => {
    const { US, KR, IN } = availabilityByRule({ type: 'movie', library: ['disney'] })
    expect(US).toEqual([
      { platform: 'disney-plus', kind: 'stream' },
      { platform: 'apple-tv', kind: 'rent' },
      { platform: 'prime-video', kind: 'rent' },
    ])
    expect(IN?.[0]).toEqual({ platform: 'jiohotstar', kind: 'stream' })
    expect(KR).toEqual([
      { platform: 'disney-plus', kind: 'stream' },
      { platform: 'google-play', kind: 'buy' },
    ])
  })

  it('has shops that sell series by the season, where they do', () => {
    const { US, CA, BR } = availabilityByRule({ type: 'tv', library: ['universal'] })
    expect(US).toEqual([
      { platform: 'apple-tv', kind: 'buy' },
      { platform: 'prime-video', kind: 'buy' },
    ])
    expect(CA).toEqual([{ platform: 'apple-tv', kind: 'buy' }])
    expect(BR).toBeUndefined()
  })

  it('says of a broadcaster’s service that it is free', () => {
    expect(availabilityByRule({ type: 'tv', library: ['itv'] }).GB).toEqual([{ platform: 'itvx', kind: 'free' }])
  })

  it('begins with homes of the title’s own, and names none twice', () => {
    const { US, AU } = availabilityByRule({
      type: 'tv',
      library: ['peacock', 'apple'],
      platforms: { US: ['hulu', 'peacock'], AU: ['stan'] },
    })
    expect(US?.map(({ platform }) => platform)).toEqual(['hulu', 'peacock', 'apple-tv'])
    expect(AU?.map(({ platform }) => platform)).toEqual(['stan', 'apple-tv'])
  })

  it('is unknown where nothing is known', () => {
    expect(availabilityByRule({ type: 'movie' })).toEqual({})
  })
})

describe('a rule', () => {
  const rules = Object.entries<Library>(libraries)

  it.each(rules)('%s has a ground, and a date that is not after the last review', (_, { source, reviewed }) => {
    expect(source.length).toBeGreaterThan(10)
    expect(reviewed).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(reviewed <= reviewedOn).toBe(true)
  })

  it('names services that the site describes', () => {
    expect(freeServices.filter((id) => !platformById(id))).toEqual([])
  })
})
