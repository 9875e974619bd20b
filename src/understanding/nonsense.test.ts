import { describe, expect, it } from 'vitest'
import type { Locale } from '#src/domain/place/locale.ts'
import { lexiconOf } from '#src/tests/support/lexiconOf.ts'
import { understand } from './understand.ts'

async function wish(locale: Locale, text: string) {
  return understand(text, { lexicon: await lexiconOf(locale), year: 2026 })
}

describe('what is no wish for a film', () => {
  it.each([
    ['en', 'who is the president of peru'],
    ['en', 'best phone under 300'],
    ['en', 'there is a house in new orleans'],
    ['en', 'mountain bike for sale'],
    ['en', 'ok google set a timer for ten minutes'],
    ['en', 'Comedy!2024#'],
    ['pt', 'quem é o presidente do chile'],
    ['pt', 'sintomas de dengue'],
    ['es', 'quién es el presidente de perú'],
    ['es', 'feliz cumple hermano'],
    ['es', 'vendo bicicleta de montaña'],
    ['de', 'wer ist präsident von frankreich'],
    ['de', 'wie backe ich einen marmorkuchen'],
    ['fr', 'qui est le président du brésil'],
    ['fr', 'symptômes de la grippe'],
  ] as const)('%s: %s', { timeout: 60_000 }, async (locale, text) => {
    expect(await wish(locale, text)).toMatchObject({ moods: {}, feels: {}, avoid: [], parts: [] })
  })
})

describe('what sounds like a question, and is a wish', () => {
  it.each([
    ['en', 'who is the killer, whodunnit', 'adrenaline'],
    ['en', 'what is the funniest film of the 90s', 'laugh'],
    ['en', 'how do cults work? something for the whole evening', 'educational'],
    ['es', 'quién es el asesino, película', 'adrenaline'],
    ['de', 'wo ist ein lustiger film', 'laugh'],
    ['pt', 'são 3 da manha e não consigo durmir', 'calm'],
    ['en', 'romcoms from the 90s, when i was at uni and thin', 'romantic'],
    ['pt', 'acordei atrasada, perdi o ônibus, derrubei café na blusa branca. só quero rir', 'laugh'],
  ] as const)('%s: %s', { timeout: 60_000 }, async (locale, text, mood) => {
    expect(Object.keys((await wish(locale, text)).moods)).toContain(mood)
  })
})

describe('what somebody has been through', () => {
  it.each([
    ['en', 'just moved cities and know nobody', 'cry'],
    ['en', 'got a promotion!! celebrating', 'laugh'],
    ['en', 'just failed my driving test, cheer me up', 'laugh'],
    ['es', 'me acabo de mudar y no conozco a nadie', 'cry'],
    ['es', 'me ascendieron, a celebrar', 'laugh'],
    ['es', 'algo que me levante el ánimo', 'laugh'],
  ] as const)('%s: %s', { timeout: 60_000 }, async (locale, text, mood) => {
    expect(Object.keys((await wish(locale, text)).moods)[0]).toBe(mood)
  })
})
