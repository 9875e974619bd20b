import { describe, expect, it } from 'vitest'
import rules from '#src/catalogue/tmdb/data/feelRules.json' with { type: 'json' }
import { genresByNumber } from '#src/catalogue/tmdb/genres.data.ts'
import { rawDetailsSchema } from '#src/catalogue/tmdb/schemas.ts'
import { titleOfDetails } from '#src/catalogue/tmdb/toTitle.ts'
import { type FeelId, feelIds, isFeelId } from '#src/domain/feel/feel.ts'
import { feelsOfKeyword } from '#src/domain/feel/feelOfKeyword.ts'
import { moodIds } from '#src/domain/mood/mood.ts'
import { genres as allGenres, type Genre } from '#src/domain/title/genre.ts'
import { moodFit } from '#src/engine/moodProfile.ts'
import { handSet } from './handSet.data.ts'
import { keywordConditions } from './keywordConditions.data.ts'
import { collectionKey, type KnownTitles } from './kin.ts'
import { lexicon } from './lexicon.data.ts'
import { requiredSigns } from './requiredSigns.data.ts'

interface Given {
  readonly genres?: readonly Genre[]
  readonly keywords?: readonly string[]
  readonly overview?: string
  readonly year?: number
  readonly collection?: string
  readonly related?: readonly number[]
}

const numberOf = (genre: Genre): number =>
  Number(Object.entries(genresByNumber).find(([, [one, ...others]]) => one === genre && others.length === 0)?.[0])

function live(given: Given, known?: KnownTitles) {
  const { genres = [], keywords = [], overview = '', year = 2005, collection, related = [] } = given
  const raw = rawDetailsSchema.parse({
    id: 1,
    title: 'Untitled',
    original_language: 'en',
    overview,
    genres: genres.map((genre) => ({ id: numberOf(genre), name: genre })),
    keywords: { keywords: keywords.map((name, index) => ({ id: index + 1, name })) },
    release_date: `${year}-05-01`,
    runtime: 100,
    vote_average: 6.5,
    vote_count: 100,
    belongs_to_collection: collection ? { id: 1, name: collection } : null,
    recommendations: { results: related.map((id) => ({ id, release_date: '2001-01-01' })) },
  })
  const title = titleOfDetails(raw, 'en', '2026-11-21', { type: 'movie', ...(known ? { known } : {}) })
  if (!title) throw new Error('the details make no title')
  return title
}

/** How sure a feel is, 0 where the title does not have it. */
function sure(feel: FeelId, given: Given, known?: KnownTitles): number {
  const { feels, feelStrengths = [] } = live(given, known)
  return feelStrengths[feels.indexOf(feel)] ?? 0
}

/** The feels that a title is said to have. */
function said(given: Given): FeelId[] {
  const { feels, feelStrengths = [] } = live(given)
  return feels.filter((_, index) => (feelStrengths[index] ?? 0) >= 0.55)
}

describe('what a keyword says of a live title', () => {
  it.each<[string, FeelId, Given]>([
    ['an ocean alone makes no nature film', 'nature-in-close-up', { genres: ['Drama'], keywords: ['ocean', 'bird'] }],
    ['love is no slow-burning romance', 'slow-burn-romance', { genres: ['Action', 'Thriller'], keywords: ['love'] }],
    [
      'a contest is no show to shout at',
      'contest-to-shout-at',
      { genres: ['Comedy'], keywords: ['contest', 'competition'] },
    ],
    ['a transformation is no makeover', 'glow-up', { genres: ['Horror'], keywords: ['transformation'] }],
    [
      'a scientist makes no documentary',
      'science-made-clear',
      { genres: ['Science Fiction'], keywords: ['scientist', 'nasa'] },
    ],
    [
      'climate change makes no documentary',
      'eye-opening-documentary',
      { genres: ['Action'], keywords: ['climate change'] },
    ],
    [
      'a zombie in a children’s comedy is no end of the world',
      'after-the-end',
      { genres: ['Family', 'Comedy'], keywords: ['zombie'] },
    ],
    ['camping in a horror film is not harmless', 'low-stakes', { genres: ['Horror'], keywords: ['camping'] }],
    [
      'a small town in a thriller is no idyll',
      'quiet-countryside',
      { genres: ['Thriller'], keywords: ['village', 'farm'] },
    ],
    [
      'a hospital in a horror film is no illness faced together',
      'illness-faced-together',
      { genres: ['Horror'], keywords: ['hospital'] },
    ],
    ['an interview makes no archive', 'archive-treasures', { genres: ['Drama'], keywords: ['interview', 'footage'] }],
    [
      'a dog in a family film is no animal for company',
      'animals-for-company',
      { genres: ['Family', 'Comedy'], overview: 'A guard and his dog are rebuilt as a gadget.' },
    ],
    [
      'a grandmother is no grace late in life',
      'late-life-grace',
      { genres: ['Drama', 'Romance'], overview: 'A girl works to feed her mother and grandmother.' },
    ],
    [
      'a summer holiday is no Christmas',
      'christmas-sparkle',
      { genres: ['Family', 'Comedy'], keywords: ['holiday'], overview: 'A summer at the lake.' },
    ],
    ['a roommate makes no old sitcom', 'sitcom-comfort', { genres: ['Comedy'], keywords: ['roommate'] }],
    ['a documentary alone has no archive', 'archive-treasures', { genres: ['Documentary'] }],
    ['a concert for families is no nature film', 'nature-in-close-up', { genres: ['Documentary', 'Family', 'Music'] }],
    [
      'a beach in a love story is no sunlit travel',
      'sunlit-travels',
      { genres: ['Romance', 'Drama'], overview: 'They meet on a beach.' },
    ],
    [
      'a fiancée is no wedding to get to',
      'wedding-bells',
      { genres: ['Comedy', 'Romance'], overview: 'She is engaged to somebody else.' },
    ],
    [
      'a family film with a son is no world through a child’s eyes',
      'childs-eye-view',
      { genres: ['Family', 'Drama'], overview: 'A chef and his son do not speak.' },
    ],
    [
      'a driver is no long road to travel',
      'road-trip',
      { genres: ['Comedy'], overview: 'A driver and his mother fall out.' },
    ],
    ['a poor household in a drama is no injustice', 'injustice-endured', { genres: ['Drama'], keywords: ['poverty'] }],
    [
      'a walk by the sea is no life at sea',
      'life-at-sea',
      { genres: ['Adventure', 'Drama'], overview: 'Two friends meet again by the sea.' },
    ],
    [
      'a mutant in a horror film has no superpowers',
      'superpowered-heroes',
      { genres: ['Horror', 'Science Fiction'], keywords: ['mutant', 'supervillain'] },
    ],
    [
      'an unfree future is not the end of the world',
      'after-the-end',
      {
        genres: ['Science Fiction', 'Action'],
        keywords: ['dystopia'],
        overview: 'The future of humanity belongs to one company.',
      },
    ],
    [
      'a holiday in a war film is no sunlit travel',
      'sunlit-travels',
      { genres: ['War'], keywords: ['summer', 'italy'] },
    ],
  ])('%s', (_, feel, given) => {
    expect(said(given)).not.toContain(feel)
  })

  it.each<[string, FeelId, Given]>([
    [
      'an ocean in a documentary makes a nature film',
      'nature-in-close-up',
      { genres: ['Documentary'], keywords: ['ocean', 'wildlife'] },
    ],
    ['a documentary opens eyes', 'eye-opening-documentary', { genres: ['Documentary'] }],
    [
      'a documentary about a crime is true crime',
      'true-crime',
      { genres: ['Documentary', 'Crime'], keywords: ['murder'] },
    ],
    [
      'a spaceship with a crew of astronauts is a voyage through space',
      'space-voyage',
      {
        genres: ['Science Fiction', 'Adventure'],
        keywords: ['spaceship', 'astronaut'],
        overview: 'A crew of astronauts travels to a far planet.',
      },
    ],
    [
      'a superhero is superpowered',
      'superpowered-heroes',
      { genres: ['Action', 'Science Fiction'], keywords: ['superhero', 'marvel comic'] },
    ],
    ['wizards bring magic', 'magic-in-the-air', { genres: ['Fantasy', 'Family'], keywords: ['wizard', 'magic'] }],
    [
      'a horror film has dread',
      'creeping-dread',
      { genres: ['Horror'], overview: 'Something evil haunts the old house.' },
    ],
    ['an old silent comedy is slapstick', 'slapstick', { genres: ['Comedy'], year: 1924 }],
    [
      'what is irreverent and raunchy is crude',
      'crude-humour',
      { genres: ['Comedy'], keywords: ['irreverent', 'raunchy'] },
    ],
    ['what is tense is suspenseful', 'nail-biting-suspense', { genres: ['Thriller'], keywords: ['tense'] }],
    ['what is heartwarming glows', 'feel-good-glow', { genres: ['Comedy', 'Drama'], keywords: ['heartwarming'] }],
    ['what is bleak is unsparing', 'bleak-and-unsparing', { genres: ['Drama'], keywords: ['bleak', 'harsh'] }],
  ])('%s', (_, feel, given) => {
    expect(said(given)).toContain(feel)
  })
})

describe('how sure the feels of a live title are', () => {
  it('leaves a title of which hardly anything is known without a mood that it serves well', () => {
    for (const mood of moodIds) expect(moodFit(live({ genres: ['Drama'] }), mood), mood).toBeLessThan(0.6)
  })

  it('grows with the evidence', () => {
    const genre: Given = { genres: ['Horror'] }
    const words: Given = { ...genre, overview: 'A demon possesses a girl, and terror begins.' }
    const tone: Given = { ...words, keywords: ['ominous'] }
    expect(sure('creeping-dread', words)).toBeGreaterThan(sure('creeping-dread', genre))
    expect(sure('creeping-dread', tone)).toBeGreaterThan(sure('creeping-dread', words))
  })

  it('sets what frightens apart from what calms', () => {
    const fright = live({ genres: ['Horror', 'Thriller'], keywords: ['slasher', 'gore'] })
    const calm = live({ genres: ['Comedy', 'Family'], keywords: ['heartwarming', 'relaxed', 'christmas'] })
    expect(moodFit(fright, 'adrenaline')).toBeGreaterThan(0.6)
    expect(moodFit(fright, 'calm')).toBeLessThan(0.05)
    expect(moodFit(calm, 'calm')).toBeGreaterThan(0.6)
    expect(moodFit(calm, 'adrenaline')).toBeLessThan(0.2)
  })

  it('gives at most twelve feels, the surest first', () => {
    const { feels, feelStrengths = [] } = live({
      genres: ['Comedy', 'Romance'],
      keywords: ['wedding', 'musical', 'paris'],
    })
    expect(feels.length).toBeLessThanOrEqual(12)
    expect(feelStrengths).toHaveLength(feels.length)
    expect(feelStrengths).toEqual([...feelStrengths].sort((a, b) => b - a))
  })
})

describe('what editors say of a title’s kin', () => {
  const known: KnownTitles = (id) =>
    id === 'movie-9' ? undefined : { feels: ['deadpan-humour', 'small-town-life'], franchise: 'hangover' }
  const drama: Given = { genres: ['Drama'] }

  it('is taken over, with less weight, where most related titles share it', () => {
    const related: Given = { ...drama, related: [2, 3, 4] }
    expect(sure('small-town-life', related, known)).toBeGreaterThan(sure('small-town-life', drama))
    expect(sure('small-town-life', related, known)).toBeLessThan(0.8)
  })

  it('counts for nothing where few related titles are known', () => {
    expect(sure('small-town-life', { ...drama, related: [2, 3, 9, 9] }, known)).toBe(sure('small-town-life', drama))
  })

  it('counts more within a collection, whose key is spelled as editors spell it', () => {
    const related: Given = { ...drama, related: [2, 3, 4] }
    const collection: Given = { ...related, collection: 'The Hangover Collection' }
    expect(sure('deadpan-humour', collection, known)).toBeGreaterThan(sure('deadpan-humour', related, known))
    expect(live(collection).franchise).toBe('hangover')
    expect(collectionKey('Astérix & Obélix – Saga')).toBe('asterix-obelix')
    // No key that all of them would share, and that is too short for a franchise.
    expect(['Ёлки (Коллекция)', '戰狼（系列）', ''].map(collectionKey)).toEqual([undefined, undefined, undefined])
  })
})

describe('the rules', () => {
  const lexemes = Object.keys(lexicon).map((lexeme) => `words of ${lexeme}`)
  const keywords = feelIds.flatMap((feel) => [`keywords of ${feel}`, `many keywords of ${feel}`])
  const genres = allGenres.flatMap((genre) => [`genre ${genre}`, `first genre ${genre}`, `only genre ${genre}`])
  const isSign = (sign: string): boolean =>
    [...lexemes, ...keywords, ...genres].includes(sign) ||
    /^(kind (movie|tv)|language [a-z]{2}|made .+|runs .+|rated .+|keyword .+)$/.test(sign) ||
    allGenres.some(
      (genre) => sign.startsWith(`genres ${genre} and `) && allGenres.some((other) => sign.endsWith(other)),
    )

  it('speak of signs and feels that exist, in strengths that no sign settles everything with', () => {
    for (const [feel, { base, signs }] of Object.entries<{ base: number; signs: Record<string, number> }>(rules)) {
      expect(isFeelId(feel), feel).toBe(true)
      expect(base, feel).toBeLessThan(2)
      for (const [sign, strength] of Object.entries(signs)) {
        expect(isSign(sign), `${feel}: ${sign}`).toBe(true)
        expect(Math.abs(strength), `${feel}: ${sign}`).toBeLessThan(5)
      }
    }
    for (const sign of Object.keys(handSet)) expect(isSign(sign), sign).toBe(true)
    for (const signs of requiredSigns.values()) for (const sign of signs) expect(isSign(sign), sign).toBe(true)
  })

  it('set no condition for a keyword that speaks for nothing', () => {
    const idle = Object.keys(keywordConditions).filter((keyword) => feelsOfKeyword(keyword).length === 0)
    expect(idle).toEqual([])
  })
})
