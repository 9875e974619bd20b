import { beforeAll, describe, expect, it } from 'vitest'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { type MoodId, moodIds } from '#src/domain/mood/mood.ts'
import { countryCodes } from '#src/domain/place/country.ts'
import { isAvailable } from '#src/domain/platform/availability.ts'
import { type ContentType, contentTypes, titleTypes } from '#src/domain/title/contentType.ts'
import { decadeOf } from '#src/domain/title/decadeOf.ts'
import type { Title } from '#src/domain/title/title.ts'
import { chooseFromRoom } from '#src/engine/chooseFromRoom.ts'
import { moodProfile } from '#src/engine/moodProfile.ts'
import { reasonsFor } from '#src/engine/reason.ts'
import { type Recommendation, recommend } from '#src/engine/recommend.ts'
import { titleRows } from '#src/engine/room.ts'
import { trending } from '#src/engine/trending.ts'
import { feelLabel } from '#src/i18n/feelLabels.ts'
import { reasonText } from '#src/i18n/reasonText.ts'

let titles: readonly Title[]
beforeAll(async () => {
  titles = await embeddedTitles('en')
})

const days = Array.from({ length: 30 }, (_, index) =>
  new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10),
)

type Country = (typeof countryCodes)[number]

function freshList(mood: MoodId, contentType: ContentType, day: string, country: Country = 'US') {
  return recommend(titles, { mood, contentType, country, count: 8, day })
}

const lists = new Map<string, Recommendation[]>()

/** A list that several tests look at is made once. */
function list(...wanted: Parameters<typeof freshList>): Recommendation[] {
  const key = wanted.join(' ')
  const made = lists.get(key) ?? freshList(...wanted)
  lists.set(key, made)
  return made
}

const ids = (picks: readonly Recommendation[]): string[] => picks.map(({ title }) => title.id)

describe('the engine on the embedded shelf', () => {
  it('fills every list, opens it with a strong and available title, and repeats neither franchise nor reason', () => {
    for (const mood of moodIds) {
      for (const contentType of contentTypes) {
        for (const country of countryCodes) {
          const picks = list(mood, contentType, '2026-11-21', country)
          const name = `${mood} ${contentType} ${country}`
          expect(picks.length, name).toBe(8)
          expect(picks[0]?.fit, name).toBeGreaterThanOrEqual(0.75)
          expect(picks[0]?.offers.length, name).toBeGreaterThan(0)
          const reasons = picks.map(({ reason }) => reasonText(reason, 'en'))
          expect(new Set(reasons).size, name).toBe(8)
          const franchises = picks.flatMap(({ title }) => title.franchise ?? [])
          expect(new Set(franchises).size, name).toBe(franchises.length)
        }
      }
    }
  })

  it('never gives only a genre as the reason', () => {
    for (const mood of moodIds) {
      for (const { reason, title } of list(mood, 'all', '2026-11-21')) {
        const text = reasonText(reason, 'en').toLowerCase()
        expect(text.length).toBeGreaterThan(20)
        expect(title.genres.map((genre) => `${genre.toLowerCase()}.`)).not.toContain(text)
        if (reason.kind === 'composed') expect(reason.feels.length).toBeGreaterThanOrEqual(2)
      }
    }
  })

  it('shows two moods different rooms: their lists share less than half', () => {
    for (const a of moodIds) {
      for (const b of moodIds) {
        if (a >= b) continue
        const shared = ids(list(a, 'all', '2026-11-21')).filter((id) => ids(list(b, 'all', '2026-11-21')).includes(id))
        expect(shared.length, `${a} and ${b}`).toBeLessThan(4)
      }
    }
  })

  it('changes from day to day, and not within a day', () => {
    for (const mood of moodIds) {
      const seen = new Set(days.flatMap((day) => ids(list(mood, 'all', day))))
      expect(seen.size, mood).toBeGreaterThan(24)
      expect(ids(freshList(mood, 'all', '2026-11-21'))).toEqual(ids(freshList(mood, 'all', '2026-11-21')))
    }
  })

  it('spans at least three decades and three countries of origin in a list of both types', () => {
    for (const mood of moodIds) {
      for (const day of days) {
        for (const type of ['movie', 'tv'] as const) {
          const one = list(mood, type, day)
          const decades = new Set(one.map(({ title }) => decadeOf(title))).size
          const countries = new Set(one.map(({ title }) => title.countries[0])).size
          expect(Math.min(decades, countries), `${mood} ${type} ${day}`).toBeGreaterThanOrEqual(3)
        }
        const picks = list(mood, 'all', day)
        expect(new Set(picks.map(({ title }) => decadeOf(title))).size, `${mood} ${day}`).toBeGreaterThanOrEqual(3)
        expect(new Set(picks.map(({ title }) => title.countries[0])).size, `${mood} ${day}`).toBeGreaterThanOrEqual(3)
        const films = picks.filter(({ title }) => title.type === 'movie').length
        expect(Math.abs(films - 4), `${mood} ${day}`).toBeLessThanOrEqual(1)
      }
    }
  })

  it('holds at least 110 titles that truly fit each mood', () => {
    for (const mood of moodIds) {
      expect(titles.filter((title) => moodProfile(title)[mood] >= 0.6).length, mood).toBeGreaterThanOrEqual(110)
    }
  })

  it('shows a faithful visitor most of what is good for a mood within thirty days', () => {
    for (const mood of moodIds) {
      const seen = new Set(days.flatMap((day) => contentTypes.flatMap((type) => ids(list(mood, type, day)))))
      const good = titles.filter((title) => moodProfile(title)[mood] >= 0.6)
      // A list of one type has eight places a day; a large shelf holds more good titles than a month has places.
      const places = titleTypes.reduce(
        (sum, type) => sum + Math.min(8 * days.length, good.filter((title) => title.type === type).length),
        0,
      )
      expect(good.filter(({ id }) => seen.has(id)).length / places, mood).toBeGreaterThanOrEqual(0.6)
    }
  })

  it('gives no two titles of a list one reason in a year, and hardly any two titles of a mood', {
    timeout: 300_000,
  }, async () => {
    const year = Array.from({ length: 365 }, (_, index) =>
      new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    )
    const german = new Map((await embeddedTitles('de')).map((title) => [title.id, title]))
    for (const mood of moodIds) {
      // What `recommend` does each day, with the rows made once: they are the same on all days and in all languages.
      const place = { mood, country: 'DE', count: 8 } as const
      const rows = titleRows(titles, { ...place, contentType: 'all' })
      const reasonsOf = { en: new Map<string, Set<string>>(), de: new Map<string, Set<string>>() }
      for (const [index, day] of year.entries()) {
        const contentType = contentTypes[index % contentTypes.length] ?? 'all'
        const chosen = chooseFromRoom(rows, { ...place, contentType, day }).map(({ whole }) => whole)
        for (const locale of ['en', 'de'] as const) {
          const picks = locale === 'en' ? chosen : chosen.flatMap(({ id }) => german.get(id) ?? [])
          const texts = reasonsFor(picks, mood).map((reason) => (reason ? reasonText(reason, locale) : ''))
          expect(new Set(texts).size, `${locale} ${mood} ${day}`).toBe(8)
          for (const [at, text] of texts.entries()) {
            const id = picks[at]?.id ?? ''
            reasonsOf[locale].set(text, (reasonsOf[locale].get(text) ?? new Set()).add(id))
          }
        }
      }
      for (const [locale, texts] of Object.entries(reasonsOf)) {
        const shared = [...texts.values()].filter((ids) => ids.size > 1).length
        expect(shared / texts.size, `${locale} ${mood}`).toBeLessThan(0.02)
      }
    }
  })

  it('lets trends change on Mondays only', () => {
    const on = (day: string) => trending(titles, { country: 'US', count: 12, day }).map(({ id }) => id)
    expect(on('2026-11-16')).toEqual(on('2026-11-22'))
    expect(on('2026-11-23')).not.toEqual(on('2026-11-22'))
  })

  it('puts trends that can be watched in the country before all others', () => {
    for (const country of countryCodes) {
      const is = ({ availability }: Title) => isAvailable(availability, country)
      for (const type of titleTypes) {
        const all = titles.filter((title) => title.type === type)
        expect(trending(all, { country, count: 24, day: '2026-11-21' }).every(is), `${type} ${country}`).toBe(true)
        const few = [...all.filter((title) => !is(title)), ...all.filter(is).slice(0, 5)]
        const found = trending(few, { country, count: 24, day: '2026-11-21' })
        expect(found.slice(0, 5).every(is), `${type} ${country}`).toBe(true)
        expect(found).toHaveLength(24)
      }
    }
  })
})

describe('the shelf', () => {
  it('spans five decades and twelve countries of origin', () => {
    expect(new Set(titles.map(decadeOf)).size).toBeGreaterThanOrEqual(5)
    expect(new Set(titles.flatMap(({ countries }) => countries)).size).toBeGreaterThanOrEqual(12)
    expect(titles.filter(({ type }) => type === 'movie').length).toBeGreaterThanOrEqual(1650)
    expect(titles.filter(({ type }) => type === 'tv').length).toBeGreaterThanOrEqual(750)
  })

  it('has a written English reason for the mood in which a title ranks highest', () => {
    const lacking = titles.filter((title) => {
      const profile = moodProfile(title)
      const best = Math.max(...Object.values(profile))
      return !moodIds.some((mood) => title.reasons[mood] && best - profile[mood] < 0.25)
    })
    expect(lacking.map(({ title }) => title)).toEqual([])
  })

  it('uses feels whose labels read as noun phrases in a sentence', () => {
    for (const feel of new Set(titles.flatMap(({ feels }) => feels)))
      expect(feelLabel(feel, 'en')).toMatch(/^[a-zC][^.]+$/)
  })
})
