import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { titleSchema } from '#src/domain/title/title.ts'
import { projectRoot } from '#src/tooling/projectRoot.ts'
import {
  rawDetailsSchema,
  rawKeywordsSchema,
  rawPageSchema,
  rawProviderListSchema,
  rawProvidersSchema,
} from './schemas.ts'
import { toAvailability } from './toAvailability.ts'
import { titleOfDetails, titleOfListItem } from './toTitle.ts'

/** Real answers, kept beside the repository and not in it: whoever has them runs this too. */
const folder = process.env['TMDB_RECORDED'] ?? join(projectRoot, '../shared/tmdb/recorded')
const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('_200.json')) : []

const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))
const named = (pattern: RegExp): string[] => files.filter((file) => pattern.test(file))

if (files.length === 0) {
  it('there are no recorded answers here: set TMDB_RECORDED to a folder of them to test on them', () => {
    expect(files).toEqual([])
  })
} else {
  describe('recorded answers', () => {
    it.each(
      named(
        /^GET_(discover|search|trending|(movie|tv)_(popular|top_rated|now_playing|upcoming)|(movie|tv)_\d+_(similar|recommendations))/,
      ),
    )('%s: every film and series becomes a title, every person is dropped', (file) => {
      const raw = rawPageSchema.parse(read(file))
      const titles = raw.results.map((item) =>
        titleOfListItem(item, { type: item.media_type === 'tv' || (!item.title && item.name) ? 'tv' : 'movie' }),
      )
      for (const title of titles) expect(titleSchema.safeParse(title).error).toBeUndefined()
      expect(titles.filter(Boolean).length).toBe(
        file.includes('person') ? 0 : raw.results.filter((item) => !item.adult).length,
      )
    })

    it.each(named(/^GET_(movie|tv)_(\d+|tt\d+)(__.*)?_200\.json$/))('%s becomes a title', (file) => {
      const type = file.startsWith('GET_tv') ? 'tv' : 'movie'
      const title = titleOfDetails(rawDetailsSchema.parse(read(file)), 'en', '2026-11-21', { type })
      expect(titleSchema.safeParse(title).error).toBeUndefined()
      expect(title?.year).toBeGreaterThan(1900)
    })

    it.each(named(/^GET_(movie|tv)_\d+_watch_providers/))('%s: no add-on, each service once a way', (file) => {
      const availability = toAvailability(rawProvidersSchema.parse(read(file)))
      for (const offers of Object.values(availability)) {
        const keys = (offers ?? []).map(({ platform, kind }) => `${platform} ${kind}`)
        expect(new Set(keys).size).toBe(keys.length)
        expect((offers ?? []).filter(({ name = '' }) => / (amazon|apple tv|premium) channel$/i.test(name))).toEqual([])
        // A name with words for a plan is a variant of a service.
        expect((offers ?? []).filter(({ name = '' }) => / with ads$/i.test(name))).toEqual([])
      }
    })

    it.each(named(/_keywords(_|__)/))('%s has keywords', (file) => {
      const { keywords, results } = rawKeywordsSchema.parse(read(file))
      expect(keywords.length + results.length).toBeGreaterThan(0)
    })

    it('the services that carry a title in a subscription or free are nearly all known', () => {
      const including = named(/^GET_(movie|tv)_\d+_watch_providers/).flatMap((file) =>
        Object.values(toAvailability(rawProvidersSchema.parse(read(file)))).flatMap((offers) =>
          (offers ?? []).filter(({ kind }) => kind === 'stream' || kind === 'free'),
        ),
      )
      expect(including.length).toBeGreaterThan(500)
      expect(including.filter(({ name }) => name).length / including.length).toBeLessThan(0.1)
    })

    it.each(named(/^GET_watch_providers_(movie|tv)/))('%s lists services', (file) => {
      expect(rawProviderListSchema.parse(read(file)).results.length).toBeGreaterThan(100)
    })
  })
}
