import { describe, expect, it } from 'vitest'
import { feelIds, tellsEnding, weightOf } from '#src/domain/feel/feel.ts'
import { feelsByFamily, pagedFeels } from '#src/domain/feel/feelFamily.ts'
import { locales } from '#src/domain/place/locale.ts'
import { feelText } from '#src/i18n/feelPageWords.ts'
import { feelView } from './feelView.ts'

describe('the page of a feel', () => {
  it('shows each title once, in a mood that the feel speaks for, the strongest mood first', async () => {
    for (const feel of ['found-family', 'clever-heist', 'cosy-comfort', 'true-crime'] as const) {
      const { count, rows } = await feelView(feel, 'en')
      expect(rows.length, feel).toBeGreaterThan(0)
      const weights = rows.map(({ mood }) => weightOf(feel, mood))
      expect(weights, feel).toEqual(weights.toSorted((a, b) => b - a))
      expect(Math.min(...weights), feel).toBeGreaterThan(0)
      const ids = rows.flatMap(({ best, next }) => [best.item.id, ...next.map(({ id }) => id)])
      expect(new Set(ids).size, feel).toBe(ids.length)
      for (const { best, all } of rows) {
        expect(best.reason, best.item.title).not.toBe('')
        expect(all.length).toBeLessThanOrEqual(count)
        expect(all.map(({ path }) => path)).toContain(best.item.path)
      }
    }
  })

  it('names feels that stand beside it, never itself nor one that tells an ending', async () => {
    const { beside } = await feelView('found-family', 'de')
    expect(beside.length).toBeGreaterThanOrEqual(4)
    expect(beside).not.toContain('found-family')
    expect(beside.filter(tellsEnding)).toEqual([])
  })

  it('has titles for nearly every feel', async () => {
    const views = await Promise.all(pagedFeels.map((feel) => feelView(feel, 'en')))
    expect(views.filter(({ rows }) => rows.length === 0).length).toBeLessThanOrEqual(3)
  })
})

it('every feel but those that tell an ending belongs to one family', () => {
  const all = feelsByFamily().flatMap(({ feels }) => feels)
  expect(all).toEqual(feelIds.filter((feel) => !tellsEnding(feel)))
})

it('every feel is told in two sentences, in each language in other words', () => {
  for (const locale of locales) {
    const texts = pagedFeels.map((feel) => feelText(feel, locale))
    expect(new Set(texts).size, locale).toBe(texts.length)
    for (const text of texts) expect(text.length, text).toBeLessThanOrEqual(230)
  }
  for (const feel of pagedFeels) {
    expect(new Set(locales.map((locale) => feelText(feel, locale))).size, feel).toBe(locales.length)
  }
})
