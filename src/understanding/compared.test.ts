import { describe, expect, it } from 'vitest'
import type { Locale } from '#src/domain/place/locale.ts'
import { lexiconOf } from '#src/tests/support/lexiconOf.ts'
import { understand } from './understand.ts'

async function wish(locale: Locale, text: string) {
  const { moods, avoid } = understand(text, { lexicon: await lexiconOf(locale), year: 2026 })
  return { moods: Object.keys(moods), avoid }
}

describe('a comparison', () => {
  it.each([
    ['en', 'more funny than sad'],
    ['en', 'funnier than sad'],
    ['pt', 'mais engraçado que triste'],
    ['es', 'más divertida que triste'],
    ['de', 'mehr lustig als traurig'],
    ['fr', 'plus drôle que triste'],
  ] as const)('asks for what there is to be more of, and rules nothing out: %s, %s', async (locale, text) => {
    expect(await wish(locale, text)).toEqual({ moods: ['laugh'], avoid: [] })
  })

  it.each([
    ['en', "i'd rather laugh than cry"],
    ['pt', 'prefiro rir do que chorar'],
    ['es', 'prefiero reír que llorar'],
    ['es', 'prefiero reír a llorar'],
    ['de', 'lieber lachen als weinen'],
    ['fr', 'je préfère rire que pleurer'],
    ['fr', 'une comédie plutôt qu’un drame'],
    ['es', 'prefiero una comedia a un drama'],
    ['de', 'lieber eine komödie als ein drama'],
  ] as const)('rules out what something else is preferred to: %s, %s', async (locale, text) => {
    expect(await wish(locale, text)).toEqual({ moods: ['laugh'], avoid: ['mood:cry'] })
  })

  it.each([
    ['en', 'rather a series than a film'],
    ['de', 'lieber eine serie als ein film'],
    ['es', 'prefiero una serie a una película'],
    ['es', 'mejor serie que peli'],
    ['pt', 'melhor série que filme'],
    ['fr', 'plutôt une série qu’un film'],
  ] as const)('is also one of kinds: %s, %s', async (locale, text) => {
    const { type } = understand(text, { lexicon: await lexiconOf(locale) })
    expect(type).toBe('tv')
  })

  it.each([
    ['en', 'rather a movie than a series'],
    ['de', 'lieber Film als Serie'],
    ['es', 'mejor peli que serie'],
    ['fr', 'plutôt un film qu’une série'],
  ] as const)('of which the first may be films: %s, %s', async (locale, text) => {
    const { type, feels } = understand(text, { lexicon: await lexiconOf(locale) })
    expect({ type, feels }).toEqual({ type: 'movie', feels: {} })
  })

  it('lets go of what stands before the wish', async () => {
    expect(await wish('es', 'más que risa, quiero llorar')).toEqual({ moods: ['cry'], avoid: [] })
  })
})
