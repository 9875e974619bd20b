import { describe, expect, it } from 'vitest'
import { lexiconOf } from '#src/tests/support/lexiconOf.ts'
import { understand } from './understand.ts'

describe('too much of something', () => {
  it.each([
    ['en', 'no movie that is too sad', { avoid: ['mood:cry', 'heartbreaking-goodbye'] }],
    ['en', 'no film that is too long', { maxMinutes: 140 }],
    ['en', 'no long sad movies', { avoid: ['mood:cry', 'heartbreaking-goodbye'], maxMinutes: 140 }],
    ['en', 'nothing sad and long', { avoid: ['mood:cry', 'heartbreaking-goodbye'], maxMinutes: 140 }],
    ['en', 'nothing long or sad', { avoid: ['mood:cry', 'heartbreaking-goodbye'], maxMinutes: 100 }],
    ['en', 'no horror movies over two hours', { maxMinutes: 120 }],
    [
      'en',
      'no war films, too sad',
      { avoid: ['cost-of-war', 'on-the-front-line', 'epic-battles', 'mood:cry', 'heartbreaking-goodbye'] },
    ],
    ['fr', 'pas de film trop triste', { avoid: ['mood:cry'] }],
    ['fr', 'pas de série triste', { avoid: ['mood:cry'] }],
    ['fr', 'pas de film trop long et triste', { avoid: ['mood:cry'], maxMinutes: 140 }],
    ['es', 'que no sea una película demasiado triste', { avoid: ['mood:cry'] }],
    ['pt', 'não quero filme longo demais', { maxMinutes: 140 }],
    ['de', 'keine Serie, die zu brutal ist', { avoid: ['blood-and-gore'] }],
    ['de', 'keinen Film, der zu lang ist', { maxMinutes: 140 }],
  ] as const)(
    'is left out, and the word for film or series asks for nothing: %s, %s',
    async (locale, text, expected) => {
      const { type, minMinutes, ...found } = understand(text, { lexicon: await lexiconOf(locale), year: 2026 })
      expect({ type, minMinutes }).toEqual({})
      expect(found).toMatchObject({ moods: {}, feels: {}, ...expected })
    },
  )

  it.each([
    ['en', 'not too long and scary', { maxMinutes: 100 }, 'adrenaline'],
    ['en', 'nothing long, something funny', { maxMinutes: 100 }, 'laugh'],
    ['en', 'no comedy that is too silly', { avoid: ['silly-premise'] }, 'laugh'],
    ['de', 'keine Komödie, die zu albern ist', { avoid: ['silly-premise'] }, 'laugh'],
    ['fr', 'pas de comédie trop débile', { avoid: ['silly-premise'] }, 'laugh'],
    ['fr', 'pas de séries, un film drôle', { type: 'movie' }, 'laugh'],
  ] as const)('is not what is wished beside it: %s, %s', async (locale, text, expected, mood) => {
    const found = understand(text, { lexicon: await lexiconOf(locale), year: 2026 })
    expect(found).toMatchObject({ avoid: [], ...expected })
    expect(Object.keys(found.moods)).toEqual([mood])
  })
})

describe('a length in words', () => {
  it.each([
    ['en', 'under 90 minutes, nothing long', 90],
    ['en', 'max 60 minutes, something short', 60],
    ['en', 'up to 2 hours, something short', 100],
    ['es', 'máximo hora y media, las largas me duermen', 90],
    ['fr', 'moins de 90 minutes, pas de film trop long', 90],
    ['de', 'unter 80 Minuten, nichts Langes', 80],
    ['pt', 'até 90 minutos, nada longo', 90],
  ] as const)('lengthens nothing that was named: %s, %s', async (locale, text, maxMinutes) => {
    const found = understand(text, { lexicon: await lexiconOf(locale), year: 2026 })
    expect(found).toMatchObject({ maxMinutes })
    expect(found).not.toHaveProperty('minMinutes')
  })
})
