import { beforeAll, describe, expect, it } from 'vitest'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { type ContentType, contentTypes } from '#src/domain/contentType.ts'
import { countryCodes } from '#src/domain/country.ts'
import { type MoodId, moodIds } from '#src/domain/mood.ts'
import type { Title } from '#src/domain/title.ts'
import { moodProfile } from '#src/engine/moodProfile.ts'
import { type Recommendation, recommend } from '#src/engine/recommend.ts'
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

function list(
  mood: MoodId,
  contentType: ContentType,
  day: string,
  country: (typeof countryCodes)[number] | null = 'US',
) {
  return recommend(titles, { mood, contentType, country, count: 8, day })
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
          expect(picks[0]?.platforms.length, name).toBeGreaterThan(0)
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
      expect(ids(list(mood, 'all', '2026-11-21'))).toEqual(ids(list(mood, 'all', '2026-11-21')))
    }
  })

  it('spans at least three decades and three countries of origin in a list of both types', () => {
    for (const mood of moodIds) {
      for (const day of days) {
        const picks = list(mood, 'all', day)
        expect(
          new Set(picks.map(({ title }) => Math.floor(title.year / 10))).size,
          `${mood} ${day}`,
        ).toBeGreaterThanOrEqual(3)
        expect(new Set(picks.map(({ title }) => title.countries[0])).size, `${mood} ${day}`).toBeGreaterThanOrEqual(3)
        const films = picks.filter(({ title }) => title.type === 'movie').length
        expect(Math.abs(films - 4), `${mood} ${day}`).toBeLessThanOrEqual(1)
      }
    }
  })

  it('holds at least forty titles that truly fit each mood, fifteen of them series', () => {
    for (const mood of moodIds) {
      const fitting = titles.filter((title) => moodProfile(title)[mood] >= 0.6)
      expect(fitting.length, mood).toBeGreaterThanOrEqual(40)
      expect(fitting.filter(({ type }) => type === 'tv').length, mood).toBeGreaterThanOrEqual(15)
    }
  })

  it('lets trends change on Mondays only', () => {
    const on = (day: string) => trending(titles, { country: 'US', count: 12, day }).map(({ id }) => id)
    expect(on('2026-11-16')).toEqual(on('2026-11-22'))
    expect(on('2026-11-23')).not.toEqual(on('2026-11-22'))
  })
})

describe('the shelf', () => {
  it('spans five decades and twelve countries of origin', () => {
    expect(new Set(titles.map(({ year }) => Math.floor(year / 10))).size).toBeGreaterThanOrEqual(5)
    expect(new Set(titles.flatMap(({ countries }) => countries)).size).toBeGreaterThanOrEqual(12)
    expect(titles.filter(({ type }) => type === 'movie').length).toBeGreaterThanOrEqual(240)
    expect(titles.filter(({ type }) => type === 'tv').length).toBeGreaterThanOrEqual(120)
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
