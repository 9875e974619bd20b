import { describe, expect, it } from 'vitest'
import type { Locale } from '#src/domain/place/locale.ts'
import { lexiconOf } from '#src/tests/support/lexiconOf.ts'
import { buildNames } from './names.ts'
import { understand } from './understand.ts'

async function wish(locale: Locale, text: string) {
  const titles = [
    { id: 'movie-1' as const, names: ['Click'], people: ['Adam Sandler'], rating: 60, mood: 'laugh' as const },
    { id: 'movie-2' as const, names: ['The Wailing', 'Strangers'], people: [], rating: 80, mood: 'cry' as const },
    { id: 'movie-3' as const, names: ['The Innocents', 'Le Suspense'], people: [], rating: 80, mood: 'cry' as const },
  ]
  return understand(text, { lexicon: await lexiconOf(locale), names: buildNames(titles, locale), year: 2026 })
}

const action = ['relentless-action', 'mood:adrenaline']

describe('what somebody has had enough of', () => {
  it.each([
    ['en', 'enough politics for today, I just want to switch off', ['power-and-politics']],
    ['en', 'Enough war films for today.', ['cost-of-war', 'on-the-front-line', 'epic-battles']],
    ['en', 'enough action this week, something sweet', action],
    ['de', 'genug Action für diese Woche, jetzt was fürs Herz', action],
    ['de', 'Krimis seh ich in der Zeitung genug', ['whodunnit-puzzle', 'detective-at-work']],
    ['fr', 'assez de politique pour aujourd’hui', ['power-and-politics']],
    ['fr', 'j’ai eu ma dose de téléréalité, un documentaire', ['reality-drama']],
    ['es', 'suficiente política por hoy, quiero desconectar', ['power-and-politics']],
    ['pt', 'já tive a minha conta de reality shows, agora quero aventura', ['reality-drama']],
  ] as const)('is left out: %s, %s', async (locale, text, avoid) => {
    const found = await wish(locale, text)
    expect(found.avoid).toEqual(avoid)
    expect(found).not.toHaveProperty('type')
  })

  it.each([
    ['en', 'enough action to keep me awake', 'adrenaline'],
    ['en', 'funny enough for the kids', 'laugh'],
    ['en', 'never enough action', 'adrenaline'],
    ['de', 'nie genug Action', 'adrenaline'],
    ['fr', 'jamais assez de comédies', 'laugh'],
    ['es', 'bastante risa para hoy', 'laugh'],
    ['de', 'genug Action, damit ich wach bleibe', 'adrenaline'],
    ['de', 'lustig genug für alle', 'laugh'],
    ['fr', 'une comédie assez drôle', 'laugh'],
    ['fr', 'assez d’action pour me tenir éveillé', 'adrenaline'],
    ['es', 'suficiente acción para no dormirme', 'adrenaline'],
    ['es', 'una comedia, no sé', 'laugh'],
  ] as const)('is not what is to be enough for something: %s, %s', async (locale, text, mood) => {
    const { avoid, moods } = await wish(locale, text)
    expect([avoid, Object.keys(moods)[0]]).toEqual([[], mood])
  })
})

describe('what others wish for and who speaks does not', () => {
  it.each([
    ['en', 'my husband wants action, I don’t, so a romance'],
    ['en', 'he wants action i dont so a romance'],
    ['de', 'mein Mann will Action, ich nicht, also bitte nen Liebesfilm'],
    ['fr', 'il veut de l’action, pas moi, donc une histoire d’amour'],
    ['es', 'mi marido quiere acción, yo no, así que una romántica'],
    ['es', 'a mi marido le gusta la acción, a mí no, una romántica'],
    ['pt', 'meu marido quer ação, eu não, então bota um romance'],
  ] as const)('is left out: %s, %s', async (locale, text) => {
    const { avoid, moods } = await wish(locale, text)
    expect(avoid).toEqual(action)
    expect(Object.keys(moods)).toEqual(['romantic'])
  })

  it('is wished for where nobody says that they do not', async () => {
    expect((await wish('en', 'my husband wants action, I want a romance')).avoid).toEqual([])
    expect((await wish('de', 'er will Action, ich auch')).avoid).toEqual([])
  })
})

describe('what is not taken', () => {
  it.each([
    ['en', 'horror gives my wife nightmares, so a comedy', 'laugh', 'mood:adrenaline'],
    ['fr', 'ma femme fait des cauchemars avec l’épouvante alors plutôt une comédie', 'laugh', 'mood:adrenaline'],
    ['fr', 'la science-fiction m’ennuie, une comédie', 'laugh', 'future-city'],
    ['de', 'Knutschen findet er peinlich, was Lustiges', 'laugh', 'mood:romantic'],
    ['en', 'musicals bore me, horror too, something funny', 'laugh', 'mood:adrenaline'],
    ['en', 'nothing set in a hospital, something funny', 'laugh', 'hospital-corridors'],
  ] as const)('is left out: %s, %s', async (locale, text, mood, avoid) => {
    const found = await wish(locale, text)
    expect(found.avoid).toContain(avoid)
    expect(Object.keys(found.moods)[0]).toBe(mood)
  })

  it('bores; who is bored refuses nothing', async () => {
    expect((await wish('fr', 'une comédie je m’ennuie ce soir')).avoid).toEqual([])
  })

  it.each([
    ['en', 'funny yes, adam sandler no'],
    ['de', 'zum Lachen ja, Adam Sandler nein'],
    ['fr', 'rire oui, adam sandler non'],
  ] as const)('may be somebody: %s, %s', async (locale, text) => {
    expect(await wish(locale, text)).toMatchObject({ moods: { laugh: 1 }, avoid: [], notPerson: ['Adam Sandler'] })
  })
})

describe('a yes in the words of a no', () => {
  it.each([
    ['en', 'why not a comedy'],
    ['en', 'I won’t say no to a comedy'],
    ['fr', 'pourquoi pas une comédie'],
    ['fr', 'rien de mieux qu’une comédie'],
    ['es', 'sin duda una comedia'],
    ['pt', 'sem dúvida uma comédia'],
    ['de', 'warum nicht eine Komödie'],
  ] as const)('is a wish: %s, %s', async (locale, text) => {
    expect(await wish(locale, text)).toMatchObject({ moods: { laugh: 1 }, avoid: [] })
  })
})

describe('what is refused of something that is wished for', () => {
  it.each([
    ['en', 'make me laugh, but no stupid humour'],
    ['de', 'will lachen, aber kein dummer Humor'],
    ['fr', 'une comédie, pas d’humour bête'],
    ['es', 'quiero reír, pero sin comedia tonta'],
    ['pt', 'quero rir, mas sem humor idiota'],
  ] as const)('is no more than it says: %s, %s', async (locale, text) => {
    const { moods, avoid } = await wish(locale, text)
    expect(moods).toMatchObject({ laugh: 1 })
    expect(avoid).toContain('mood:mindless')
    expect(avoid).not.toContain('mood:laugh')
  })

  it.each([
    ['en', 'horror, but not too scary', 'adrenaline'],
    ['fr', 'un film d’horreur, mais pas trop effrayant', 'adrenaline'],
    ['en', 'romantic comedy, but not too romantic', 'romantic'],
    ['de', 'Liebeskomödie, aber nicht zu romantisch', 'romantic'],
    ['es', 'comedia romántica, pero no demasiado romántica', 'romantic'],
  ] as const)('is some of it, where only too much is refused: %s, %s', async (locale, text, mood) => {
    const { moods, avoid, left } = await wish(locale, text)
    expect(Object.keys(moods)[0]).toBe(mood)
    expect(avoid).not.toContain(`mood:${mood}`)
    expect(left).toEqual([])
  })

  it.each([
    ['fr', 'je suis amoureux et elle ne le sait pas encore', 'romantic'],
    ['es', 'tengo gripe y el cerebro no me da para nada', 'calm'],
    ['fr', 'rien de lourd, j’ai déjà donné au boulot', 'mindless'],
    ['de', 'wir haben ein Baby und schlafen nie, was Lustiges über Eltern', 'laugh'],
  ] as const)('is not what somebody tells, nor a refusal once more: %s, %s', async (locale, text, mood) => {
    const { moods, avoid } = await wish(locale, text)
    expect(Object.keys(moods)[0]).toBe(mood)
    expect(avoid.filter((one) => one.startsWith('mood:'))).toEqual([])
  })

  it('goes on behind “and” where something is to be without both', async () => {
    const { avoid, animation } = await wish('en', 'could do without cartoons and high school today')
    expect([avoid, animation]).toEqual([['high-school-hijinks'], 'none'])
  })

  it('is the fright of a thriller, which need not be frightening', async () => {
    expect((await wish('en', 'a thriller, but not too scary')).avoid).toContain('creeping-dread')
  })
})

describe('a title', () => {
  it.each([
    ['en', 'strangers walk around a city and talk till sunrise'],
    ['fr', 'je supporte pas le sang mais j’adore le supsense'],
  ] as const)('is not what only sounds like one: %s, %s', async (locale, text) => {
    expect(await wish(locale, text)).not.toHaveProperty('like')
  })

  it('is meant where it stands alone', async () => {
    expect(await wish('en', 'strangers, but funny')).toMatchObject({ like: 'movie-2' })
  })
})
