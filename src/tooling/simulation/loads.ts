import { lifetimes } from '#src/catalogue/tmdb/liveTitles.ts'
import { moodQueries } from '#src/catalogue/tmdb/moodQueries.ts'
import { leastTrending, trendingPages, wantedInPool } from '#src/catalogue/tmdb/tmdbCatalogue.ts'
import { type ContentType, type TitleType, titleTypes } from '#src/domain/contentType.ts'
import { defaultLocale, type Locale } from '#src/domain/locale.ts'
import type { MoodId } from '#src/domain/mood.ts'
import { hashText } from '#src/engine/seededNoise.ts'
import { shortlist } from '#src/server/recommendations.ts'
import type { Load, Pool, Visitor } from './ask.ts'
import { demand } from './audience.data.ts'

/** TMDB's pages hold twenty titles. */
const tmdbPage = 20
/** Of the titles that a mood's questions find so many are found by no other: assumed. */
const distinct = 0.65
/** Of the pages in another language than English so many lack a text, and are asked for in English, too: assumed. */
const lacksText = 0.5
/** Of what trends so much is carried by a country: assumed. */
const carried = 0.5
/** Titles that a search finds of each type: assumed, twenty at most. */
const found = 12
/** Titles that may come into a mood's shortlist on a day, over all countries: assumed. */
const candidates = 32

/**
 * What each answer asks of TMDB when nothing is known, as src/catalogue/tmdb does it: pages of titles, and then each title's services or details,
 * which many answers share.
 */
export function recommendationsLoad(
  { locale, country, chosen }: Visitor,
  mood: MoodId,
  contentType: ContentType,
): Load {
  const place = chosen ?? country ?? 'world'
  const key = `${mood}:${contentType}:${place}:${locale}`
  const known = moodLoads.get(key)
  if (known) return known
  const made = moodLoad(mood, contentType, place, locale)
  moodLoads.set(key, made)
  return made
}

const moodLoads = new Map<string, Load>()

function moodLoad(mood: MoodId, contentType: ContentType, place: string, locale: Locale): Load {
  const types = titleTypes.filter((type) => contentType === 'all' || contentType === type)
  const pools = types.map((type): Pool => {
    const questions = moodQueries(mood, type).length
    const waves = Math.max(1, Math.ceil(wantedInPool / (questions * tmdbPage * distinct)))
    const calls = questions + lacking(locale, questions)
    return { key: `tmdb:pool:${mood}:${type}:${place}:${locale}`, waves: Array.from({ length: waves }, () => calls) }
  })
  const parts = Array.from({ length: candidates }, (_, index) => `${mood}:${contentType}:${index}`)
    .map((title) => ({ title, lot: hashText(`${title}:${place}`) }))
    .sort((a, b) => a.lot - b.lot)
    .slice(0, shortlist)
    .map(({ title }) => `tmdb:title:${title}:${locale}`)
  return { calls: 0, pools, parts, partLifetime: lifetimes.title }
}

export function listLoad({ locale }: Visitor, type: TitleType, genre: number, page: number): Load {
  // Every fifth title is of a genre.
  const stride = genre === 0 ? 1 : 5
  const ranks = Array.from({ length: tmdbPage }, (_, index) => ((page - 1) * tmdbPage + index) * stride + genre)
  return withServices(
    1 + lacking(locale, 1),
    ranks.map((rank) => service(type, rank)),
  )
}

export function trendingLoad({ locale }: Visitor, type: TitleType): Load {
  const pages = Math.min(trendingPages, Math.ceil(leastTrending / (tmdbPage * carried)))
  const ranks = Array.from({ length: pages * tmdbPage }, (_, index) => index * 3)
  return withServices(
    pages + lacking(locale, pages),
    ranks.map((rank) => service(type, rank)),
  )
}

export function searchLoad({ locale }: Visitor, query: string): Load {
  const parts = titleTypes.flatMap((type) =>
    Array.from({ length: found }, (_, index) => {
      // Known titles are found more often.
      const lot = hashText(`${query}:${type}:${index}`) / 2 ** 32
      return service(type, Math.floor(lot ** 3 * demand.titles.count))
    }),
  )
  return withServices(titleTypes.length + lacking(locale, titleTypes.length), parts)
}

export function platformsLoad({ country, chosen }: Visitor): Load {
  return withServices(chosen || country ? titleTypes.length : 0, [])
}

const service = (type: TitleType, rank: number): string => `tmdb:availability:${type}-${rank}`

function withServices(pages: number, parts: readonly string[]): Load {
  return { calls: pages, pools: [], parts, partLifetime: lifetimes.availability }
}

function lacking(locale: Locale, pages: number): number {
  return locale === defaultLocale ? 0 : Math.ceil(pages * lacksText)
}
