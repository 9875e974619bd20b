import { describe, expect, it } from 'vitest'
import type { CopyRecord } from '#src/catalogue/embedded/record.ts'
import { mouldOf } from './mould.ts'

const written = (description: string, ...reasons: string[]): CopyRecord => ({
  id: 'movie-1',
  description,
  reasons: Object.fromEntries(reasons.map((reason, index) => [index === 0 ? 'laugh' : 'cry', reason])),
})

describe('the mould of texts', () => {
  it('is counted by pattern and by word, in percent of the texts', () => {
    const copy = [
      written('A man buys a boat. It sinks.', 'He bails, he sings, and the neighbours watch.'),
      written('Rain. Then “more rain.” Nobody minds.', 'She waits for every bus.'),
    ]
    expect(mouldOf('en', copy)).toEqual({
      skeletons: { 'two sentences': 50, 'article first': 50, kicker: 50, 'list of three': 0 },
      tics: { every: 25, nobody: 25, only: 0, someone: 0, never: 0, sofa: 0 },
    })
  })

  it('knows the articles, the lists and the words of each language', () => {
    const copy = [written('Die Stadt schläft. Brot, Wein und Käse.', 'Sie wartet auf jeden Bus, und keiner kommt.')]
    const { skeletons, tics } = mouldOf('de', copy)
    expect(skeletons).toEqual({ 'two sentences': 100, 'article first': 100, kicker: 100, 'list of three': 100 })
    expect(tics['jeder']).toBe(50)
  })
})
