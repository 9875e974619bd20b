import { describe, expect, it } from 'vitest'
import type { Locale } from '#src/domain/place/locale.ts'
import { lexiconOf } from '#src/tests/support/lexiconOf.ts'
import { understand } from './understand.ts'

async function wish(locale: Locale, text: string) {
  return understand(text, { lexicon: await lexiconOf(locale), year: 2026 })
}

describe('what a wish turns away from beside what it asks for', () => {
  it.each([
    ['en', 'date night with my husband, romantic but not sappy'],
    ['en', 'a romance without being mushy'],
    ['pt', 'romântico sem ser meloso'],
    ['es', 'romántica sin ser cursi'],
    ['es', 'de amor pero no ñoña'],
  ] as const)('is its sugar, not its love: %s, %s', async (locale, text) => {
    const { moods, avoid } = await wish(locale, text)
    expect(Object.keys(moods)[0]).toBe('romantic')
    expect(avoid).not.toContain('mood:romantic')
  })

  it('is silliness, not laughter', async () => {
    const { moods, avoid } = await wish('fr', 'comédie romantique pas niaise')
    expect(moods.laugh).toBeGreaterThan(0)
    expect(avoid).not.toContain('mood:laugh')
  })

  it.each([
    ['en', "something to watch with my kids that won't bore me to death"],
    ['en', 'with the kids but not boring for adults'],
    ['pt', 'com as crianças sem ser chato pra adulto'],
    ['es', 'con mis hijos sin que me aburra'],
    ['de', 'mit den kindern, aber auch was für erwachsene'],
    ['fr', 'avec les enfants, pas ennuyeux pour les adultes'],
  ] as const)('is boredom, not the children: %s, %s', async (locale, text) => {
    const { avoid } = await wish(locale, text)
    expect(avoid.filter((one) => one === 'family-fun' || one.startsWith('mood:'))).toEqual([])
  })

  it('is still the children where it is for adults alone', async () => {
    expect((await wish('en', 'animated but for adults')).avoid).toContain('family-fun')
  })
})

describe('what people say when they can no more', () => {
  it.each([
    ['de', 'ich kann nicht mehr, was lustiges', 'laugh'],
    ['de', 'lachen bis ich nicht mehr kann', 'laugh'],
    ['pt', 'quero chorar até não aguentar mais', 'cry'],
    ['fr', "rire jusqu'aux larmes", 'laugh'],
  ] as const)('is no negation: %s, %s', async (locale, text, mood) => {
    const { moods, avoid } = await wish(locale, text)
    expect(Object.keys(moods)[0]).toBe(mood)
    expect(avoid).toEqual([])
  })

  it.each([
    ['en', 'something short, 20 minutes'],
    ['de', 'etwas kurzes, 20 minuten'],
    ['fr', 'un truc court, 20 minutes'],
  ] as const)('a length in minutes counts beside "short": %s, %s', async (locale, text) => {
    expect((await wish(locale, text)).maxMinutes).toBe(20)
  })
})

describe('something, but not too much of it', () => {
  it.each([
    ['en', 'sad but not too sad', 'cry', ['bleak-and-unsparing', 'tragic-ending']],
    ['de', 'traurig aber nicht zu traurig', 'cry', ['bleak-and-unsparing', 'tragic-ending']],
    ['fr', 'triste mais pas trop triste', 'cry', ['bleak-and-unsparing', 'tragic-ending']],
    ['pt', 'triste mas nem tanto', 'cry', ['bleak-and-unsparing', 'tragic-ending']],
    ['en', 'scary but not too much', 'adrenaline', ['blood-and-gore']],
    ['es', 'de miedo pero no mucho', 'adrenaline', ['blood-and-gore']],
    ['fr', 'qui fait peur mais pas trop', 'adrenaline', ['blood-and-gore']],
  ] as const)('is wished for without the worst of it: %s, %s', async (locale, text, mood, tooMuch) => {
    const { moods, avoid, left } = await wish(locale, text)
    expect(Object.keys(moods)[0]).toBe(mood)
    expect({ avoid, left }).toEqual({ avoid: [...tooMuch], left: [] })
  })

  it('is left out where nothing else is said of it', async () => {
    expect((await wish('en', 'not too sad')).avoid).toContain('mood:cry')
  })
})
