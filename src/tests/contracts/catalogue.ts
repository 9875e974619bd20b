import { describe, expect, it } from 'vitest'
import type { Catalogue } from '#src/catalogue/catalogue.ts'
import { moodIds } from '#src/domain/mood/mood.ts'
import { locales } from '#src/domain/place/locale.ts'
import { platformsFor } from '#src/domain/platform/availability.ts'
import { platformSchema } from '#src/domain/platform/platform.ts'
import { z } from '#src/domain/schema.ts'
import { titleSchema } from '#src/domain/title/title.ts'

/** What every source of titles must do, wherever it has them from. */
export function catalogueContract(name: string, catalogue: () => Catalogue): void {
  const audience = { locale: 'en', country: 'US' } as const
  const titles = z.array(titleSchema)

  describe(`${name} as a catalogue`, () => {
    it.each(moodIds)('has a pool of at least a hundred films and as many series for %s', async (mood) => {
      const pool = await catalogue().candidates({ ...audience, mood, contentType: 'all' })
      expect(titles.safeParse(pool).error).toBeUndefined()
      expect(pool.filter(({ type }) => type === 'movie').length).toBeGreaterThanOrEqual(100)
      expect(pool.filter(({ type }) => type === 'tv').length).toBeGreaterThanOrEqual(100)
      expect(new Set(pool.map(({ id }) => id)).size).toBe(pool.length)
    })

    it('gives one type where one is asked for', async () => {
      const pool = await catalogue().candidates({ ...audience, mood: 'calm', contentType: 'tv' })
      expect(new Set(pool.map(({ type }) => type))).toEqual(new Set(['tv']))
    })

    it.each(['movie', 'tv'] as const)('lists %s by pages that do not repeat themselves', async (type) => {
      const first = await catalogue().list({ ...audience, type, genre: null, page: 1 })
      const second = await catalogue().list({ ...audience, type, genre: null, page: 2 })
      expect(titles.safeParse([...first.titles, ...second.titles]).error).toBeUndefined()
      expect(first.hasMore).toBe(true)
      const ids = [...first.titles, ...second.titles].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(first.titles.every((title) => title.type === type)).toBe(true)
      expect((await catalogue().list({ ...audience, type, genre: null, page: 400 })).titles).toEqual([])
    })

    it('lists a genre', async () => {
      const { titles: comedies } = await catalogue().list({ ...audience, type: 'movie', genre: 'Comedy', page: 1 })
      expect(comedies.length).toBeGreaterThan(5)
      expect(comedies.every(({ genres }) => genres.includes('Comedy'))).toBe(true)
    })

    it('says what trends, and where much of it can be seen', async () => {
      const found = await catalogue().trending({ ...audience, type: 'movie', day: '2026-11-21' })
      expect(titles.safeParse(found).error).toBeUndefined()
      expect(found.length).toBeGreaterThanOrEqual(6)
      const [first] = found
      expect(platformsFor(first?.availability ?? {}, 'US').length).toBeGreaterThan(0)
    })

    it('finds by title, and nothing for nonsense', async () => {
      const [known] = (await catalogue().list({ ...audience, type: 'movie', genre: null, page: 1 })).titles
      const hits = await catalogue().search({ ...audience, text: known?.title ?? '', contentType: 'movie' })
      expect(hits.titles.map(({ id }) => id)).toContain(known?.id)
      expect([hits.nearest, hits.named]).toEqual([false, true])
      expect(await catalogue().search({ ...audience, text: 'qqxzzyqqxzzy', contentType: 'all' })).toEqual({
        titles: [],
        nearest: false,
        named: false,
      })
    })

    it('finds what a person made or plays in, best match first, and every hit of the type that is asked for', async () => {
      const [known] = (await catalogue().list({ ...audience, type: 'movie', genre: null, page: 1 })).titles
      const person = (await catalogue().title(known?.id ?? 'movie-0', audience))?.people[0] ?? ''
      const { titles: hits } = await catalogue().search({ ...audience, text: person, contentType: 'movie' })
      expect(titles.safeParse(hits).error).toBeUndefined()
      expect(hits.every(({ type }) => type === 'movie')).toBe(true)
      expect((await catalogue().title(hits[0]?.id ?? 'movie-0', audience))?.people).toContain(person)
    })

    it('knows a title by its id, in full, and none that does not exist', async () => {
      const [known] = (await catalogue().list({ ...audience, type: 'tv', genre: null, page: 1 })).titles
      const title = await catalogue().title(known?.id ?? 'tv-0', audience)
      expect(titleSchema.safeParse(title).error).toBeUndefined()
      expect(title?.title).toBe(known?.title)
      expect(await catalogue().title('movie-999999999', audience)).toBeNull()
    })

    it('enriches a pool without losing or reordering a title', async () => {
      const pool = (await catalogue().candidates({ ...audience, mood: 'cry', contentType: 'movie' })).slice(0, 12)
      const rich = await catalogue().enrich(pool, audience)
      expect(rich.map(({ id }) => id)).toEqual(pool.map(({ id }) => id))
      expect(titles.safeParse(rich).error).toBeUndefined()
    })

    it('names the services of a country, none of them twice, and those of the world without one', async () => {
      const { local, international } = await catalogue().platforms({ locale: 'en', country: 'BR' })
      expect(z.array(platformSchema).safeParse([...local, ...international]).error).toBeUndefined()
      expect(local.map(({ id }) => id)).toContain('globoplay')
      expect(international.map(({ id }) => id)).toContain('netflix')
      const ids = [...local, ...international].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect((await catalogue().platforms({ locale: 'en', country: null })).local).toEqual([])
    })

    it.each(locales)('answers in %s without an empty text', async (locale) => {
      const { titles: list } = await catalogue().list({ locale, country: 'BR', type: 'movie', genre: null, page: 1 })
      expect(list.every(({ description }) => description.length > 0)).toBe(true)
    })
  })
}
