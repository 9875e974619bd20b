import { type Catalogue, pageSize, searchLimit } from '#src/catalogue/catalogue.ts'
import { internationalPlatformIds, platformsByCountry } from '#src/catalogue/platforms/countryPlatforms.data.ts'
import { platformById } from '#src/catalogue/platforms/platformById.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { MaybeCountry } from '#src/domain/platform/availability.ts'
import type { Platform } from '#src/domain/platform/platform.ts'
import { isOfContentType, type TitleType } from '#src/domain/title/contentType.ts'
import type { Title } from '#src/domain/title/title.ts'
import { embeddedTitles, readySearchTexts } from './shelf.ts'
import { searchTexts, type TopicWords, titleSearch, wordsOfFeel } from './titleSearch.ts'

/** Selects the trending titles; the engine's `trending`. */
type RankTrending = (
  titles: readonly Title[],
  query: { readonly country: MaybeCountry; readonly count: number; readonly day: string },
) => readonly Title[]

export interface EmbeddedOptions {
  readonly rankTrending: RankTrending
  /** Names of genres and feels in a language, for the search. By default their English ids. */
  readonly wordsFor?: (locale: Locale) => Promise<TopicWords>
}

/** The catalogue that ships with the site; needs no network and no configuration. */
export function embeddedCatalogue({ rankTrending, wordsFor = englishWords }: EmbeddedOptions): Catalogue {
  const searches = new Map<Locale, (text: string) => readonly Title[]>()
  const sorted = new Map<readonly Title[], Record<TitleType, readonly Title[]>>()
  /** Memoized, because a build requests many pages of the same list. */
  const shelfOf = async (locale: Locale, type: TitleType): Promise<readonly Title[]> => {
    const titles = await embeddedTitles(locale)
    const known = sorted.get(titles)
    if (known) return known[type]
    const all = [...titles].sort(byStanding)
    const byType = { movie: all.filter((one) => one.type === 'movie'), tv: all.filter((one) => one.type === 'tv') }
    sorted.set(titles, byType)
    return byType[type]
  }

  return {
    name: 'embedded',

    async candidates({ locale, contentType }) {
      return (await embeddedTitles(locale)).filter(({ type }) => isOfContentType(type, contentType))
    },

    async list({ locale, type, genre, page }) {
      const all = (await shelfOf(locale, type)).filter((title) => genre === null || title.genres.includes(genre))
      const start = (page - 1) * pageSize
      return { titles: all.slice(start, start + pageSize), hasMore: all.length > start + pageSize }
    },

    async trending({ locale, type, country, day }) {
      return rankTrending(await shelfOf(locale, type), { country, day, count: pageSize })
    },

    async search({ locale, text, contentType }) {
      let search = searches.get(locale)
      if (!search) {
        const [titles, texts] = await Promise.all([embeddedTitles(locale), readySearchTexts(locale)])
        search = titleSearch(titles, texts ?? searchTexts(titles, await wordsFor(locale)))
        searches.set(locale, search)
      }
      const hits = search(text).filter(({ type }) => isOfContentType(type, contentType))
      const movies = hits.filter(({ type }) => type === 'movie').slice(0, searchLimit)
      const tvShows = hits.filter(({ type }) => type === 'tv').slice(0, searchLimit)
      return [...movies, ...tvShows]
    },

    async title(id, { locale }) {
      return (await embeddedTitles(locale)).find((title) => title.id === id) ?? null
    },

    async enrich(titles) {
      return titles
    },

    async platforms({ country }) {
      if (!country) return { local: [], international: resolve(internationalPlatformIds) }
      const { local, international } = platformsByCountry[country]
      return { local: resolve(local), international: resolve(international) }
    },
  }
}

function resolve(ids: readonly string[]): Platform[] {
  return ids.flatMap((id) => platformById(id) ?? [])
}

/** Compares by rating, highest first; of equal ratings the newer title comes first. */
function byStanding(a: Title, b: Title): number {
  return b.rating - a.rating || (b.year ?? 0) - (a.year ?? 0) || (a.id < b.id ? -1 : 1)
}

async function englishWords(): Promise<TopicWords> {
  return { feel: (feel) => [wordsOfFeel(feel)], genre: (genre) => [genre] }
}
