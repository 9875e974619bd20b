import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '#src/domain/place/locale.ts'
import { lexiconOf } from '#src/tests/support/lexiconOf.ts'
import { understand } from '#src/understanding/understand.ts'
import type { Wish } from '#src/understanding/wish.ts'
import { describeWish, type WishNaming, wishLine } from './describeWish.ts'
import { loadWishWords } from './wishWords.ts'

const nothing: Wish = { moods: {}, feels: {}, avoid: [], parts: [], left: [] }
const everything: Wish = {
  ...nothing,
  moods: { calm: 1 },
  feels: { 'whodunnit-puzzle': 0.5 },
  avoid: ['mood:cry', 'blood-and-gore', 'slapstick', 'animal-death'],
  like: 'movie-1',
  person: 'Tilda Swinton',
  type: 'movie',
  animation: 'only',
  maxSeasons: 2,
  maxMinutes: 90,
  minMinutes: 40,
  until: '23:00',
  yearFrom: 1980,
  yearTo: 1989,
  language: 'ko',
  country: 'KR',
  notLanguage: ['en'],
  notCountry: ['US'],
  service: 'netflix',
}

async function naming(locale: Locale): Promise<WishNaming> {
  return { ...(await loadWishWords(locale)), titleName: () => 'Paddington', platforms: { netflix: 'Netflix' } }
}

describe('describeWish', () => {
  it('says each part of a wish in the words of a language', async () => {
    const said = describeWish(everything, await naming('en')).map(({ chip }) => chip)
    expect(said).toEqual([
      'Calm',
      'A whodunnit to solve',
      'Nothing sad',
      'No blood',
      'Without perfectly timed slapstick',
      'No animal dies',
      'The 1980s',
      'Like “Paddington”',
      'With Tilda Swinton',
      'A film',
      'Animated',
      'Up to 2 seasons',
      'Up to 90 minutes',
      '40 minutes or more',
      'Done by 23:00',
      'In Korean',
      'South Korea',
      'Not in English',
      'Not: United States',
      'On Netflix',
    ])
  })

  it.each(locales)('leaves nothing unsaid in %s', async (locale) => {
    const parts = describeWish(everything, await naming(locale))
    expect(parts).toHaveLength(20)
    for (const { text, chip, effect, drop } of parts) {
      for (const one of [text, chip, effect, drop]) expect(one).toMatch(/^[^{}]+$/)
      expect(effect).not.toContain('undefined')
      expect(drop).toContain(text)
    }
  })

  it.each([
    ['en', 'in Korean'],
    ['pt', 'em coreano'],
    ['es', 'en coreano'],
    ['de', 'auf Koreanisch'],
    ['fr', 'en coréen'],
  ] as const)('writes languages as %s does', async (locale, expected) => {
    const parts = describeWish({ ...nothing, language: 'ko' }, await naming(locale))
    expect(parts.map(({ text }) => text)).toEqual([expected])
  })

  it.each([
    [{ yearFrom: 1994, yearTo: 1994 }, 'from 1994'],
    [{ yearFrom: 1994, yearTo: 1998 }, '1994 to 1998'],
    [{ yearFrom: 2015 }, '2015 or later'],
    [{ yearTo: 1969 }, '1969 or earlier'],
  ])('says %j as %s', async (years, expected) => {
    expect(wishLine(describeWish({ ...nothing, ...years }, await naming('en')))).toBe(expected)
  })

  it('names a title only where it is known', async () => {
    const words = await loadWishWords('en')
    const [part] = describeWish({ ...nothing, like: 'movie-1' }, words)
    expect(part?.text).toBe('like the title you named')
  })
})

describe('wishLine', () => {
  it.each([
    ['en', 'calm, nothing sad, under 90 minutes', 'calm, up to 90 minutes, nothing sad'],
    ['pt', 'calmo, nada triste, menos de 90 minutos', 'calmo, até 90 minutos, nada triste'],
    ['es', 'tranquilo, nada triste, menos de 90 minutos', 'tranquilo, hasta 90 minutos, nada triste'],
    ['de', 'ruhig, nichts Trauriges, unter 90 Minuten', 'ruhig, bis 90 Minuten, nichts Trauriges'],
    ['fr', 'calme, rien de triste, moins de 90 minutes', 'calme, 90 minutes au plus, rien de triste'],
  ] as const)('gives back in %s what was understood', async (locale, typed, expected) => {
    const wish = understand(typed, { lexicon: await lexiconOf(locale) })
    const parts = describeWish({ ...wish, feels: {} }, await naming(locale))
    expect(wishLine(parts)).toBe(expected)
  })

  it('says nothing of nothing', async () => {
    expect(wishLine(describeWish(nothing, await naming('en')))).toBe('')
  })
})
