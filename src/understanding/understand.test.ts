import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { said, wishOf } from '#src/tests/support/wishOf.ts'
import { wishSchema } from './wish.ts'

describe('moods and what is to be left out', () => {
  it.each([
    ['en', 'something funny', { mood: 'laugh' }],
    ['en', 'rainy Sunday, nothing sad or scary', { mood: 'calm', avoid: ['mood:cry', 'mood:adrenaline'] }],
    ['en', 'sad but not too violent', { mood: 'cry', avoid: ['blood-and-gore'] }],
    [
      'en',
      'no gore, horror or sad stuff, something funny',
      { mood: 'laugh', avoid: ['blood-and-gore', 'mood:cry', 'mood:adrenaline'] },
    ],
    ['en', 'nothing sad, cosy please', { mood: 'calm', avoid: ['mood:cry'] }],
    ['en', 'not only funny', { mood: 'laugh' }],
    ['en', 'not without humour', { mood: 'laugh' }],
    ['en', 'gore free', { avoid: ['blood-and-gore'] }],
    ['en', 'doesn’t have to be funny', {}],
    ['en', 'funny, where no dog dies', { mood: 'laugh', avoid: ['animal-death'] }],
    ['en', 'I don’t want to think', { mood: 'mindless' }],
    ['fr', 'un truc drôle', { mood: 'laugh' }],
    ['fr', 'rien de triste ni d’effrayant', { avoid: ['mood:cry', 'mood:adrenaline'] }],
    ['fr', 'triste mais pas trop violent', { mood: 'cry', avoid: ['blood-and-gore'] }],
    ['fr', 'sans violence, plutôt drôle', { mood: 'laugh', avoid: ['blood-and-gore'] }],
    ['en', 'no horror movies', { avoid: ['mood:adrenaline'] }],
    ['fr', 'pas seulement drôle', { mood: 'laugh' }],
    ['fr', 'pas de film d’horreur', { avoid: ['mood:adrenaline'] }],
    ['de', 'kein Horror', { avoid: ['mood:adrenaline'] }],
    ['es', 'nada de terror', { avoid: ['mood:adrenaline'] }],
    ['pt', 'sem terror', { avoid: ['mood:adrenaline'] }],
    ['en', 'a thriller, but no horror', { mood: 'adrenaline', avoid: [] }],
    ['en', 'the dog doesn’t die', { avoid: ['animal-death'] }],
    ['en', 'a loyal dog, but he doesn’t die', { mood: 'cry', avoid: ['animal-death'] }],
    ['de', 'wo der Hund nicht stirbt', { avoid: ['animal-death'] }],
    ['de', 'treuer Hund, der stirbt aber nicht', { mood: 'cry', avoid: ['animal-death'] }],
    ['pt', 'que o cachorro não morra', { avoid: ['animal-death'] }],
    ['es', 'que el perro no muera', { avoid: ['animal-death'] }],
    ['fr', 'où le chien ne meurt pas', { avoid: ['animal-death'] }],
    ['fr', 'un chien fidèle, mais il ne meurt pas', { mood: 'cry', avoid: ['animal-death'] }],
    ['en', 'nothing sad, he just left me', { avoid: ['mood:cry'] }],
    ['es', 'nada triste, que me acaba de dejar mi novia', { avoid: ['mood:cry'] }],
    ['es', 'sin chistes guarros', { avoid: ['mood:laugh', 'crude-humour'] }],
    ['es', 'la guerra civil contada sin odio', { mood: 'cry' }],
    ['de', 'queer', { mood: 'romantic' }],
    ['de', 'nichts, wo der Hund stirbt', { avoid: ['animal-death'] }],
    ['en', 'without needles and gore', { avoid: ['blood-and-gore'] }],
    ['fr', 'horreur et violence non', { avoid: ['blood-and-gore', 'mood:adrenaline'] }],
    ['en', 'scary, one hand free', { mood: 'adrenaline' }],
  ] as const)('%s: %s', (locale, text, expected) => {
    expect(said(locale, text)).toEqual(expected)
  })

  it('lets what is said later and outright win', () => {
    expect(said('en', 'no horror. on second thought, horror')).toEqual({ mood: 'adrenaline' })
    expect(said('en', 'funny, no, nothing funny')).toEqual({ avoid: ['mood:laugh'] })
  })

  it('counts more with "very", less with "a bit"', () => {
    const moodsOf = (text: string) => wishOf('en', text).moods
    expect(Object.keys(moodsOf('sad, funny'))).toEqual(['cry', 'laugh'])
    expect(Object.keys(moodsOf('a bit sad, funny'))).toEqual(['laugh', 'cry'])
    expect(Object.keys(moodsOf('funny, very sad'))).toEqual(['cry', 'laugh'])
    expect(Object.keys(wishOf('fr', 'un peu triste, drôle').moods)).toEqual(['laugh', 'cry'])
  })
})

describe('words as they are typed', () => {
  it.each([
    ['en', 'COSY', 'calm'],
    ['en', 'cosyness', 'calm'],
    ['en', 'romatic', 'romantic'],
    ['en', 'romnatic film', 'romantic'],
    ['en', 'scaryyyy', 'adrenaline'],
    ['en', 'scarry', 'adrenaline'],
    ['en', 'funnny', 'laugh'],
    ['de', 'lusitg', 'laugh'],
    ['es', 'trsite', 'cry'],
    ['pt', 'tirste', 'cry'],
    ['fr', 'trsite', 'cry'],
    ['en', 'acary', undefined],
    ['en', 'bunny', undefined],
    ['en', 'frightning', 'adrenaline'],
    ['en', 'under the warm-ish blanket', undefined],
    ['en', 'under the blanket', 'calm'],
    ['en', '❤', 'romantic'],
    ['fr', 'DOUILLETTE', 'calm'],
    ['fr', 'drole', 'laugh'],
    ['fr', 'effrayent', 'adrenaline'],
    ['fr', 'film d’horreur', 'adrenaline'],
  ] as const)('%s: %s', (locale, text, mood) => {
    expect(Object.keys(wishOf(locale, text).moods)[0]).toBe(mood)
  })

  it.each([
    ['en', 'sat'],
    ['en', 'core'],
    ['fr', 'gare'],
  ] as const)('%s: short words are not corrected: %s', (locale, text) => {
    expect(wishOf(locale, text)).toMatchObject({ moods: {}, feels: {}, avoid: [], parts: [], left: [text] })
  })
})

describe('titles and people', () => {
  it.each([
    ['en', 'like Paddington', { mood: 'calm', like: 'movie-116149' }],
    ['en', 'something like padington but scary', { mood: 'adrenaline', like: 'movie-116149' }],
    ['en', 'like Paddington but for grown-ups', { mood: 'calm', like: 'movie-116149' }],
    ['de', 'so wie Paddington, aber für Erwachsene', { mood: 'calm', like: 'movie-116149' }],
    ['es', 'parecido a Amélie', { mood: 'romantic', like: 'movie-194' }],
    ['pt', 'tipo Paddington mas engraçado', { mood: 'laugh', like: 'movie-116149' }],
    ['fr', 'à la Amélie mais drôle', { mood: 'laugh', like: 'movie-194' }],
    ['en', 'in the mood for Amélie again', { mood: 'romantic', like: 'movie-194' }],
    ['de', 'stiller Film', { mood: 'calm', type: 'movie' }],
    ['de', 'mit Stiller', { person: 'Ben Stiller' }],
    ['es', 'al estilo de Almodóvar', { person: 'Pedro Almodóvar' }],
    ['es', 'pelis con Almodovarr', { person: 'Pedro Almodóvar', type: 'movie' }],
    ['en', 'a heat wave', {}],
    ['en', 'with Tilda Swinton', { person: 'Tilda Swinton' }],
    ['en', 'by almodovar', { person: 'Pedro Almodóvar' }],
    ['fr', 'comme Amélie', { mood: 'romantic', like: 'movie-194' }],
    ['fr', 'avec tilda swintn', { person: 'Tilda Swinton' }],
    ['en', 'something funny, not with Ben Stiller', { mood: 'laugh', notPerson: ['Ben Stiller'] }],
    ['es', 'nada con Almodóvar', { notPerson: ['Pedro Almodóvar'] }],
    ['fr', 'sans Tilda Swinton', { notPerson: ['Tilda Swinton'] }],
    ['de', 'was Lustiges, aber nicht Paddington', { mood: 'laugh', notTitle: ['movie-116149'] }],
    ['es', 'gael garcía en un viaje', { person: 'Gael García Bernal' }],
    ['fr', 'un vieux de Funès', { person: 'Louis de Funès' }],
    ['de', 'ich mag Ziemlich beste Freunde', { mood: 'laugh', like: 'movie-77338' }],
    ['en', 'something with keanu', { person: 'Keanu Reeves' }],
    ['en', 'keanu please', { person: 'Keanu Reeves' }],
    ['es', 'una con De Niro', { person: 'Robert De Niro' }],
    ['fr', 'un film avec leonardo di caprio', { person: 'Leonardo DiCaprio', type: 'movie' }],
  ] as const)('%s: %s', (locale, text, expected) => expect(said(locale, text)).toEqual(expected))
})

describe('what is not understood', () => {
  it.each([
    'asdf jkl qwrt',
    'milk eggs bread toilet paper',
    'will it rain tomorrow',
    'dog dies, bulbs, batteries, soap',
    'funny bulbs batteries washing powder soap',
    '',
    '!!!',
    '12',
    '0 minutes',
    '99999 min',
  ])('%s', (text) => {
    expect(wishOf('en', text)).toMatchObject({ moods: {}, feels: {}, avoid: [], parts: [] })
  })

  it('is given as typed', () => {
    expect(wishOf('en', 'funny with Zorblax').left).toEqual(['Zorblax'])
  })
})

describe('any text', () => {
  const words = [
    '0',
    '99999',
    'min',
    'nothing',
    'sad',
    'or',
    'under',
    'two',
    'hours',
    'like',
    'heat',
    'until',
    '11',
    '80',
    's',
    'not',
    'a',
    ',',
    '. ',
    '½',
    '🇫🇷',
    'ß',
  ]
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(fc.constantFrom(...words), { maxLength: 14 }).map((list) => list.join(' ')),
  )

  it('gives the same valid wish each time, whose parts lie in the text one after the other', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const wish = wishOf('en', text)
        expect(wishSchema.safeParse(wish).error).toBeUndefined()
        expect(wishOf('en', text)).toEqual(wish)
        let behind = 0
        for (const { start, end } of wish.parts) {
          expect(start).toBeGreaterThanOrEqual(behind)
          expect(end).toBeGreaterThan(start)
          behind = end
        }
        expect(behind).toBeLessThanOrEqual(text.length)
      }),
      { numRuns: 300 },
    )
  })
})
