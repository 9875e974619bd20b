import { describe, expect, it } from 'vitest'
import type { Locale } from '#src/domain/place/locale.ts'
import { lexiconOf } from '#src/tests/support/lexiconOf.ts'
import { understand } from './understand.ts'

async function wish(locale: Locale, text: string) {
  const { moods, feels, avoid, type } = understand(text, { lexicon: await lexiconOf(locale), year: 2026 })
  return { mood: Object.keys(moods)[0], feels: Object.keys(feels), avoid: avoid.toSorted(), type }
}

async function leavesOut(locale: Locale, text: string, left: readonly string[]): Promise<void> {
  expect((await wish(locale, text)).avoid).toEqual(left)
}

describe('what is left out by the words behind it', () => {
  it.each([
    ['en', 'zombies and vampires are out', ['vampires-and-werewolves', 'zombie-siege']],
    ['en', 'dating shows are a no go', ['dating-game']],
    ['pt', 'zumbi e vampiro não são pra mim', ['vampires-and-werewolves', 'zombie-siege']],
    ['es', 'zombis y vampiros fuera', ['vampires-and-werewolves', 'zombie-siege']],
    ['de', 'zombies und vampire sind raus', ['vampires-and-werewolves', 'zombie-siege']],
    ['de', 'Zeitreisen können mir gestohlen bleiben', ['time-travel']],
    ['fr', 'zombies et vampires très peu pour moi', ['vampires-and-werewolves', 'zombie-siege']],
  ] as const)('%s: %s', async (locale, text, left) => {
    const { avoid, type, feels } = await wish(locale, text)
    expect({ avoid, type, feels }).toEqual({ avoid: expect.arrayContaining([...left]), type: undefined, feels: [] })
  })

  it('leaves what stands before a comma as it is', async () => {
    expect(await wish('en', 'funny, zombies are out')).toMatchObject({ mood: 'laugh', avoid: ['zombie-siege'] })
    expect(await wish('fr', 'un truc drôle, les zombies ça passe pas')).toMatchObject({
      mood: 'laugh',
      avoid: ['zombie-siege'],
    })
  })

  it('takes the word for film or series with it, wherever that stands', async () => {
    expect(await wish('fr', 'les films de zombies me gonflent')).toMatchObject({
      avoid: ['zombie-siege'],
      type: undefined,
    })
  })

  it('leaves out what a later sentence only adds', async () => {
    expect(await wish('en', 'zombies are a no go. westerns as well')).toMatchObject({
      feels: [],
      avoid: ['wild-frontier', 'zombie-siege'],
    })
    expect(await wish('en', 'zombies are a no go. funny as well')).toMatchObject({ mood: 'laugh' })
  })

  it('takes a question for assent for no refusal', async () => {
    expect(await wish('fr', 'un western drôle, non ?')).toMatchObject({ mood: 'laugh', avoid: [] })
  })
})

describe('what stands before a mark', () => {
  it.each([
    ['en', 'westerns? hard pass', ['wild-frontier']],
    ['en', 'funny, zombies: no thanks', ['zombie-siege']],
    ['pt', 'zumbi, vampiro, demônio: tô fora', ['demons-and-rites', 'vampires-and-werewolves', 'zombie-siege']],
    ['fr', 'zombies et westerns américains = no go', ['wild-frontier', 'zombie-siege']],
    ['fr', 'le foot, ça me gonfle', ['big-match-thrill']],
    ['de', 'Kriegsfilme? nö', ['cost-of-war', 'epic-battles', 'on-the-front-line']],
  ] as const)('%s: %s', leavesOut)
})

describe('a list', () => {
  it.each([
    ['en', 'no: zombies, vampires, westerns', ['vampires-and-werewolves', 'wild-frontier', 'zombie-siege']],
    ['en', 'no zombies again. or westerns. or vampires', ['vampires-and-werewolves', 'wild-frontier', 'zombie-siege']],
    ['de', 'keine zombies, vampire und western', ['vampires-and-werewolves', 'wild-frontier', 'zombie-siege']],
    ['es', 'nada de niños con leucemia', ['illness-faced-together']],
    ['es', 'nada de desamor', ['lovers-parting']],
  ] as const)('%s: %s', leavesOut)
})

describe('a part of what is left out', () => {
  it.each([
    ['en', 'no talk of politics', 'power-and-politics'],
    ['pt', 'sem papo de política', 'power-and-politics'],
  ] as const)('%s: %s', async (locale, text, left) => {
    const { avoid, feels } = await wish(locale, text)
    expect([feels, avoid]).toEqual([[], expect.arrayContaining([left])])
  })
})

describe('loathing', () => {
  it.each([
    ['en', 'allergic to zombies and westerns', ['wild-frontier', 'zombie-siege']],
    ['pt', 'sou alérgica a zumbi e faroeste', ['wild-frontier', 'zombie-siege']],
    ['es', 'hasta el gorro de zombis y westerns', ['wild-frontier', 'zombie-siege']],
    ['de', 'allergisch gegen Zombies und Western', ['wild-frontier', 'zombie-siege']],
    ['fr', 'marre des zombies et des westerns', ['wild-frontier', 'zombie-siege']],
  ] as const)('%s: %s', leavesOut)

  it('reaches over a list of subjects, but not what follows behind it', async () => {
    expect(await wish('en', 'sick of zombies, vampires and westerns')).toMatchObject({
      feels: [],
      avoid: ['vampires-and-werewolves', 'wild-frontier', 'zombie-siege'],
    })
    expect(await wish('en', 'sick of zombies, funny and light please')).toMatchObject({
      mood: 'laugh',
      avoid: ['zombie-siege'],
    })
  })

  it('ends where a wish begins', async () => {
    expect(await wish('en', 'sick of zombies and want a western')).toMatchObject({
      avoid: ['zombie-siege'],
      feels: expect.arrayContaining(['wild-frontier']),
    })
  })
})

describe('a summary of what was named', () => {
  it.each([
    ['en', 'lost him to suicide, so please not that', ['suicide']],
    ['pt', 'zumbis, tudo menos isso', ['zombie-siege']],
    ['es', 'zombis, eso no', ['zombie-siege']],
    ['de', 'Zombies, bitte alles nur das nicht', ['zombie-siege']],
    ['fr', 'zombies, vampires, tout ça on oublie', ['vampires-and-werewolves', 'zombie-siege']],
  ] as const)('%s: %s', leavesOut)

  it('is only a negation where a word follows, and nothing where something is left out already', async () => {
    expect(await wish('en', 'not that scary')).toMatchObject({ mood: undefined, feels: [] })
    expect(await wish('en', 'no zombies, something cosy, but not that')).toMatchObject({
      mood: 'calm',
      avoid: ['zombie-siege'],
    })
  })
})

describe('conditions', () => {
  it.each([
    ['en', "if the dog dies I'm suing", ['animal-death']],
    ['en', "if they break into song I'm out", ['musical-numbers']],
    ['pt', 'se o cachorro morrer eu processo vocês', ['animal-death']],
    ['es', 'si muere el perro la quito', ['animal-death']],
    ['de', 'wenn der Hund stirbt bin ich raus', ['animal-death']],
    ['fr', 'si le chien meurt je me barre', ['animal-death']],
    ['en', "if there's a sad ending I'm throwing the remote", ['tragic-ending']],
    ['de', 'hund stirbt = ich bin raus', ['animal-death']],
    ['fr', 'dès que ça chante je me barre', ['musical-numbers']],
  ] as const)('%s: %s', async (locale, text, left) => {
    const { mood, feels, avoid } = await wish(locale, text)
    expect({ mood, feels, avoid }).toEqual({ mood: undefined, feels: [], avoid: expect.arrayContaining([...left]) })
  })

  it('wishes for what somebody leaves without', async () => {
    expect(await wish('en', "if it's not funny I'm out")).toMatchObject({ mood: 'laugh', avoid: [] })
  })

  it('rules nothing out by a condition that nobody leaves for', async () => {
    expect(await wish('en', "if it's funny all the better")).toMatchObject({ mood: 'laugh', avoid: [] })
  })
})

describe('what is told besides', () => {
  it('makes no nonsense of what is ruled out in so many words', async () => {
    const text = "war stuff is a no-go, ma da's in the room n he was in the falklands"
    expect((await wish('en', text)).avoid).toContain('cost-of-war')
  })

  it('takes back nothing by saying why', async () => {
    const text = 'que no sea de guerra, mi suegro fue soldado'
    expect((await wish('es', text)).avoid).toContain('on-the-front-line')
  })

  it.each([
    ['de', 'nichts mit suizid, mein onkel hat sich das leben genommen', ['suicide']],
    ['de', 'keine krebsgeschichte, die tante hat die diagnose', ['illness-faced-together']],
    ['fr', "rien de triste, je sors d'un enterrement", ['mood:cry']],
    ['en', 'lost my uncle to suicide last year, so nothing with that', ['suicide']],
  ] as const)('takes back nothing by what one has been through, %s: %s', async (locale, text, left) => {
    expect((await wish(locale, text)).avoid).toEqual(left)
  })
})

describe('what a text says both of, or what nothing of the shelf answers to', () => {
  it.each([
    ['en', 'something funny for the whole family, no animation'],
    ['de', 'was Lustiges für die ganze Familie, nicht animiert'],
  ] as const)('%s: %s: animation goes, and the family stays', async (locale, text) => {
    const wish = understand(text, { lexicon: await lexiconOf(locale), year: 2026 })
    expect(wish).toMatchObject({ feels: { 'family-fun': expect.any(Number) }, avoid: [], animation: 'none', left: [] })
  })

  it.each([
    ['en', 'no horror, but creepy', ['creepy']],
    ['de', 'kein Horror, aber gruselig', ['Horror']],
  ] as const)('%s: %s: the half that gave way is told', async (locale, text, left) => {
    expect(understand(text, { lexicon: await lexiconOf(locale), year: 2026 }).left).toEqual(left)
  })

  it.each([
    ['en', 'something sad for grown-ups'],
    ['pt', 'algo triste para adultos'],
    ['es', 'algo triste para adultos'],
    ['de', 'was Trauriges für Erwachsene'],
    ['fr', 'quelque chose de triste pour adultes'],
  ] as const)('%s: %s leaves out what is for the whole sofa', (locale, text) => leavesOut(locale, text, ['family-fun']))
})

describe('where something was made, and what kind it is', () => {
  it.each([
    ['en', 'no American action movies', { notCountry: ['US'] }],
    ['de', 'kein amerikanischer Actionfilm', { notCountry: ['US'] }],
    ['fr', 'pas de comédie française', { notLanguage: ['fr'] }],
  ] as const)(
    'are refused together, neither the kind nor its opposite is wished: %s, %s',
    async (locale, text, expected) => {
      const found = understand(text, { lexicon: await lexiconOf(locale), year: 2026 })
      expect(found).toMatchObject({ moods: {}, feels: {}, avoid: [], ...expected })
    },
  )
})

describe('what is no refusal', () => {
  it.each([
    ['pt', 'um dragão que volta e não consegue dormir'],
    ['pt', 'filme de menos de 1h30 pq o remedinho me derruba'],
    ['es', 'algo q no me haga pensar ni medio segundo'],
    ['es', 'máximo 100 minutos porque se me duermen'],
  ] as const)('%s, %s', async (locale, text) => {
    const { avoid, minMinutes } = understand(text, { lexicon: await lexiconOf(locale), year: 2026 })
    expect({ minMinutes, moods: avoid.filter((one) => one.startsWith('mood:')) }).toEqual({ moods: [] })
    expect(avoid).not.toContain('mythical-creatures')
  })

  it('is what a yes stands behind', async () => {
    expect(await wish('de', 'Gänsehaut ja, Dämonen und Exorzismus nein')).toMatchObject({
      mood: 'adrenaline',
      avoid: ['demons-and-rites'],
    })
  })
})

describe('letters that are repeated', () => {
  it('are those of the word itself', async () => {
    expect((await wish('en', 'a looong series with dragons')).feels).toEqual(['mythical-creatures'])
  })
})
