import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '#src/domain/place/locale.ts'
import { readWords } from '#src/server/words/readWords.ts'
import { lexiconOf } from '#src/tests/support/lexiconOf.ts'
import { compressedSize } from '#src/tooling/understanding/measureSize.ts'
import { understand } from './understand.ts'

const year = 2026

async function wish(locale: Locale, text: string) {
  const {
    moods,
    feels,
    avoid,
    parts: _,
    left: __,
    ...constraints
  } = understand(text, {
    lexicon: await lexiconOf(locale),
    year,
  })
  return { mood: Object.keys(moods)[0], moods, feels: Object.keys(feels), avoid, constraints }
}

describe('what somebody is in, and what they ask for', () => {
  it.each([
    ['en', 'just got dumped, make me laugh', 'laugh'],
    ['en', 'sad day, want to laugh', 'laugh'],
    ['en', 'something sad', 'cry'],
    ['en', 'just got dumped', 'cry'],
    ['pt', 'terminei o namoro, preciso rir', 'laugh'],
    ['pt', 'medo da prova amanhã', 'calm'],
    ['es', 'me dejó mi novia, hazme reír', 'laugh'],
    ['es', 'tengo miedo al examen', 'calm'],
    ['de', 'total gestresst, brauche nen thriller', 'adrenaline'],
    ['de', 'angst vor der prüfung', 'calm'],
    ['fr', 'triste, je veux rire', 'laugh'],
    ['fr', 'boule au ventre', 'calm'],
  ] as const)('%s: %s', async (locale, text, mood) => expect((await wish(locale, text)).mood).toBe(mood))

  it('rules nothing out that somebody only says they are not in', async () => {
    expect((await wish('en', 'tired but not sleepy, something slow')).avoid).toEqual([])
  })

  it.each([
    ['en', 'nothing sad, I cried all week', 'mood:cry'],
    ['en', 'no musicals. if they start singing I walk', 'musical-numbers'],
  ] as const)('%s: %s', async (locale, text, left) => {
    const { avoid, moods, feels } = await wish(locale, text)
    expect(avoid).toContain(left)
    expect([...Object.keys(moods), ...feels]).toEqual([])
  })

  it('leaves out the feels of what is only told', async () => {
    expect((await wish('en', 'just got dumped, make me laugh')).feels).toEqual([])
  })
})

describe('a subject, and what it is to do to a viewer', () => {
  it.each([
    ['en', 'spy film that is hilarious', 'laugh'],
    ['en', 'western that will make me sob', 'cry'],
    ['en', 'zombies', 'adrenaline'],
    ['pt', 'zumbis que façam rir', 'laugh'],
    ['pt', 'série de detetive relaxante', 'calm'],
    ['es', 'robots y que me haga llorar', 'cry'],
    ['es', 'atraco divertido', 'laugh'],
    ['de', 'Western zum Heulen', 'cry'],
    ['de', 'Zombies zum Lachen', 'laugh'],
    ['fr', 'braquage hilarant', 'laugh'],
    ['fr', 'western à pleurer', 'cry'],
  ] as const)('%s: %s', async (locale, text, mood) => expect((await wish(locale, text)).mood).toBe(mood))

  it('lets two subjects lead that agree', async () => {
    expect((await wish('fr', 'de la bonne bouffe, des gens qui cuisinent avec amour')).mood).toBe('calm')
  })
})

describe('what somebody is afraid of, or worn out by', () => {
  it.each([
    ['en', "worried about my dog's operation, cheer me up", 'laugh', []],
    ['en', 'stressed, so a comedy', 'laugh', []],
    ['fr', 'stressée par l’hôpital, je veux rire', 'laugh', []],
  ] as const)('%s: %s', async (locale, text, mood, feels) => {
    expect(await wish(locale, text)).toMatchObject({ mood, feels })
  })
})

describe('what is asked for right behind a worry', () => {
  it.each([
    ['en', 'anxious tonight a heist movie', 'clever-heist'],
    ['en', 'worried show me samurai', 'samurai-honour'],
    ['en', 'anxious recommend me a heist', 'clever-heist'],
    ['de', 'nervös heute Abend Western', 'wild-frontier'],
  ] as const)('%s: %s', async (locale, text, feel) => expect((await wish(locale, text)).feels).toContain(feel))

  it('is as if it had not been said where its chip is dropped', async () => {
    const lexicon = await lexiconOf('en')
    const without = understand('western that will make me sob', { lexicon, year, drop: ['cry'] })
    expect(without.moods).toEqual(understand('western', { lexicon, year }).moods)
  })

  it('lessens no wish by what one worries about', async () => {
    expect((await wish('en', 'worried about my surgery')).moods).toEqual((await wish('en', 'worried')).moods)
  })
})

describe('what turns to what is asked for', () => {
  it.each([
    ['pt', 'não consigo dormir, então me assusta', 'adrenaline'],
    ['de', 'schlafen kann ich eh nicht also grusel mich', 'adrenaline'],
    ['fr', 'je dors pas alors fais-moi peur', 'adrenaline'],
    ['en', "i don't know what i want, maybe a western", 'escape'],
    ['de', 'weiß nicht was ich will, vielleicht ein Western', 'escape'],
  ] as const)('%s: %s', async (locale, text, mood) => expect((await wish(locale, text)).mood).toBe(mood))

  it('leaves out the kind of film that is named behind its type', async () => {
    const { avoid, constraints } = await wish('pt', 'nada de filme de super-herói')
    expect([avoid, constraints]).toEqual([['superpowered-heroes'], {}])
  })
})

describe('years before now', () => {
  it.each([
    ['en', 'the last 5 years', 2021],
    ['en', 'past decade', 2016],
    ['pt', 'dos últimos 10 anos', 2016],
    ['es', 'de los últimos tres años', 2023],
    ['de', 'aus den letzten drei Jahren', 2023],
    ['de', 'aus den letzten zehn Jahren', 2016],
    ['fr', 'ces cinq dernières années', 2021],
  ] as const)('%s: %s', async (locale, text, yearFrom) => {
    expect((await wish(locale, text)).constraints).toEqual({ yearFrom })
  })
})

describe('less of one, more of another', () => {
  it.each([
    ['en', 'less romance, more action', 'adrenaline'],
    ['pt', 'menos romance mais ação', 'adrenaline'],
    ['es', 'menos romance más acción', 'adrenaline'],
    ['de', 'weniger Romantik, mehr Action', 'adrenaline'],
    ['fr', 'moins de romance plus d’action', 'adrenaline'],
  ] as const)('%s: %s', async (locale, text, mood) => {
    const found = await wish(locale, text)
    expect([found.mood, found.avoid]).toEqual([mood, ['mood:romantic']])
  })
})

describe('an animal that is spared', () => {
  it.each([
    ['en', 'the dog survives'],
    ['en', 'nothing bad happens to the cat'],
    ['pt', 'que o cachorro sobreviva'],
    ['es', 'que no le pase nada al perro'],
    ['de', 'Hauptsache der Hund überlebt'],
    ['fr', 'le chien doit survivre'],
  ] as const)('%s: %s', async (locale, text) => {
    const { avoid, moods, feels } = await wish(locale, text)
    expect({ avoid, moods, feels }).toEqual({ avoid: ['animal-death'], moods: {}, feels: [] })
  })
})

describe('ages of children', () => {
  it.each([
    ['en', 'for my 6 year old'],
    ['en', 'kids aged 7 and 9'],
    ['pt', 'minha filha tem 8 anos'],
    ['es', 'con niños de 7 y 9'],
    ['de', 'meine Tochter ist 8'],
    ['fr', 'avec des enfants de 7 et 9 ans'],
  ] as const)('%s: %s', async (locale, text) => {
    const { feels, constraints } = await wish(locale, text)
    expect([feels[0], constraints]).toEqual(['family-fun', {}])
  })
})

describe('what was said of another evening or of one’s own life', () => {
  it.each([
    ['en', 'the last one was too sad, something lighter'],
    ['fr', 'hier c’était trop triste'],
    ['de', 'gestern der war zu traurig, heute was nettes'],
  ] as const)('is no wish: %s, %s', async (locale, text) => {
    expect((await wish(locale, text)).moods.cry).toBeUndefined()
  })

  it.each([
    ['pt', 'me sentindo sozinha nessa cidade nova'],
    ['es', 'ciudad nueva, me siento sola'],
    ['en', 'got 90 mins before the kids wake up'],
    ['es', 'tengo 40 minutos antes de recoger a los peques'],
    ['pt', 'tenho 1h30 antes de buscar as crianças'],
    ['de', 'seit 5 jahren verheiratet'],
  ] as const)('is no year and no family film: %s, %s', async (locale, text) => {
    const { constraints, feels } = await wish(locale, text)
    expect(constraints).not.toHaveProperty('yearFrom')
    expect(feels).not.toContain('family-fun')
  })
})

describe('what a browser loads', () => {
  it.each(locales)('%s: a lexicon of at most 60 KB', { timeout: 60_000 }, async (locale) => {
    expect(compressedSize(await readWords(locale))).toBeLessThanOrEqual(60_000)
  })
})
