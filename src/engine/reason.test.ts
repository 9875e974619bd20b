import { describe, expect, it } from 'vitest'
import { type FeelId, weightOf } from '#src/domain/feel/feel.ts'
import { locales } from '#src/domain/place/locale.ts'
import type { Title } from '#src/domain/title/title.ts'
import { feelLabel } from '#src/i18n/feelLabels.ts'
import { reasonText } from '#src/i18n/reasonText.ts'
import { reasonsFor } from './reason.ts'
import { recommend } from './recommend.ts'

let number = 0
function title(facts: Partial<Title>): Title {
  number++
  return {
    id: `movie-${number}`,
    type: 'movie',
    tmdbId: number,
    title: `Film ${number}`,
    originalTitle: `Film ${number}`,
    year: 1990 + (number % 30),
    genres: ['Comedy'],
    language: 'en',
    countries: ['US'],
    rating: 70,
    feels: ['slapstick', 'absurd-humour', 'quick-fire-banter', 'silly-premise'],
    people: [`Director ${number}`],
    description: 'A film.',
    reasons: {},
    availability: {},
    ...facts,
  }
}

/** The reasons of a list as text; an empty text where there is none. */
function texts(titles: readonly Title[], locale: (typeof locales)[number] = 'en'): string[] {
  return reasonsFor(titles, 'laugh').map((reason) => (reason ? reasonText(reason, locale) : ''))
}

const list = Array.from({ length: 8 }, (_, index) =>
  title({ type: index % 3 === 2 ? 'tv' : 'movie', ...(index % 3 === 2 ? { people: [] } : {}) }),
)

describe('a composed reason', () => {
  it.each(locales)('is a sentence about the title, in %s', (locale) => {
    for (const text of texts(list, locale)) {
      expect(text).toMatch(/^\p{Lu}.{25,170}\.$/u)
      expect(text).not.toMatch(/[{}]|undefined/)
      expect(text.toLowerCase()).not.toBe('comedy.')
    }
  })

  it('opens like no other one of its list, and none repeats another', () => {
    const shown = texts(list)
    expect(new Set(shown).size).toBe(list.length)
    const openings = shown.map((text) => text.split(' ').slice(0, 2).join(' '))
    expect(openings.length - new Set(openings).size).toBeLessThanOrEqual(2)
  })

  it('takes more than one form in a list', () => {
    const forms = texts(list).map((text) => text.split(' ').slice(-3).join(' '))
    expect(new Set(forms).size).toBeGreaterThanOrEqual(4)
  })

  it('names only feels that serve the mood, and never how the title ends', () => {
    const sad = title({
      feels: ['grief-worked-through', 'tragic-ending', 'slapstick', 'gentle-humour', 'hopeful-ending'],
    })
    for (const locale of locales) {
      const [text = ''] = texts([sad], locale)
      for (const feel of sad.feels) {
        const isFit = weightOf(feel, 'laugh') > 0
        expect(text.toLowerCase().includes(feelLabel(feel, locale).toLowerCase()), `${feel}: ${text}`).toBe(isFit)
      }
    }
  })

  it('names no feel that the rules hardly believe in', () => {
    const feels: FeelId[] = ['slapstick', 'absurd-humour', 'silly-premise']
    const [text] = texts([title({ feels, feelStrengths: [0.8, 0.6, 0.5] })])
    expect(text?.toLowerCase()).not.toContain(feelLabel('silly-premise', 'en').toLowerCase())
  })

  it('names what can be seen only where it is sure, and a likely manner only where too little is sure', () => {
    const seen: FeelId[] = ['sitcom-comfort', 'slapstick', 'silly-premise']
    const [text = ''] = texts([title({ feels: seen, feelStrengths: [0.54, 0.5, 0.45] })])
    expect(text.toLowerCase()).not.toContain(feelLabel('sitcom-comfort', 'en').toLowerCase())
    expect(text.toLowerCase()).toContain(feelLabel('silly-premise', 'en').toLowerCase())
    const [sure = ''] = texts([title({ feels: seen, feelStrengths: [0.8, 0.7, 0.5] })])
    expect(sure.toLowerCase()).toContain(feelLabel('sitcom-comfort', 'en').toLowerCase())
    expect(sure.toLowerCase()).not.toContain(feelLabel('silly-premise', 'en').toLowerCase())
  })

  it('names a glow, which half of all comedies seem to have, only where it is very sure of it', () => {
    const feels: FeelId[] = ['slapstick', 'silly-premise', 'feel-good-glow']
    const named = (sure: number): string => texts([title({ feels, feelStrengths: [0.6, 0.6, sure] })])[0] ?? ''
    const glow = feelLabel('feel-good-glow', 'en').toLowerCase()
    expect(named(0.84).toLowerCase()).not.toContain(glow)
    expect(named(0.86).toLowerCase()).toContain(glow)
  })

  it('names the director where a single feel serves the mood', () => {
    const [text] = texts([title({ feels: ['slapstick', 'creeping-dread'], people: ['Agnès Varda'] })])
    expect(text).toContain('Agnès Varda')
  })

  it('takes no actor of a series for its director', () => {
    const series = list.map((one) => ({ ...one, type: 'tv' as const, people: ['An Actor'] }))
    for (const text of texts(series)) expect(text).not.toContain('An Actor')
  })

  it('is never less than two pieces of evidence: without them a title is not recommended', () => {
    const thin = [
      title({ feels: [] }),
      title({ feels: ['creeping-dread', 'blood-and-gore'] }),
      title({ feels: ['slapstick'], people: [] }),
      title({ feels: ['slapstick', 'absurd-humour'], feelStrengths: [0.2, 0.15], people: [] }),
    ]
    expect(texts(thin)).toEqual(['', '', '', ''])
    const picks = recommend([...thin, ...list], { mood: 'laugh', contentType: 'all', country: null, count: 12 })
    expect(picks.map((pick) => pick.title.id)).not.toContain(thin[0]?.id)
    expect(picks).toHaveLength(list.length)
  })

  it('gives way to a written one', () => {
    expect(texts([title({ reasons: { laugh: 'Three idiots and a piano.' } })])).toEqual(['Three idiots and a piano.'])
  })
})

describe('how sure a live title’s feels are', () => {
  it('decides how well it serves a mood: thin evidence stands behind sure evidence', () => {
    const feels: FeelId[] = ['slapstick', 'absurd-humour']
    const thin = title({ feels, feelStrengths: [0.45, 0.4], reasons: { laugh: 'A piano falls.' } })
    const firm = title({ feels, feelStrengths: [0.9, 0.9] })
    const picks = recommend([thin, firm], { mood: 'laugh', contentType: 'all', country: null, count: 2 })
    expect(picks.map((pick) => pick.title.id)).toEqual([firm.id, thin.id])
    expect(picks[1]?.fit).toBeLessThan(0.6)
  })
})

describe('a reason', () => {
  const found = (feels: readonly FeelId[]): Title => title({ feels: [...feels], feelStrengths: feels.map(() => 0.9) })
  const explained = (feels: readonly FeelId[], mood: Parameters<typeof reasonsFor>[1]): boolean =>
    reasonsFor([found(feels)], mood)[0] !== null

  it('needs a feel that clearly speaks for the mood: gentle humour alone makes nobody cry', () => {
    expect(explained(['gentle-humour', 'feel-good-glow'], 'cry')).toBe(false)
    expect(explained(['gentle-humour', 'feel-good-glow'], 'calm')).toBe(true)
    expect(explained(['true-friendship'], 'cry')).toBe(false)
    expect(explained(['grief-worked-through'], 'cry')).toBe(true)
  })
})
