import { type Catalogue, pageSize, type SearchQuery, searchLimit } from '#src/catalogue/catalogue.ts'
import type { ShelfFindings } from '#src/catalogue/foundTitles.ts'
import { internationalPlatformIds, platformsByCountry } from '#src/catalogue/platforms/countryPlatforms.data.ts'
import { platformById } from '#src/catalogue/platforms/platformById.ts'
import { rememberSuccess } from '#src/catalogue/rememberSuccess.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { MaybeCountry } from '#src/domain/platform/availability.ts'
import type { Platform } from '#src/domain/platform/platform.ts'
import { isOfContentType, type TitleType } from '#src/domain/title/contentType.ts'
import type { Title } from '#src/domain/title/title.ts'
import { embeddedTitles, readySearchTexts, translatedNames } from './shelf.ts'
import { titleSearch } from './titleSearch.ts'
import type { TopicWords } from './topics.ts'

/** Selects the trending titles; the engine's `trending`. */
type RankTrending = (
  titles: readonly Title[],
  query: { readonly country: MaybeCountry; readonly count: number; readonly day: string },
) => readonly Title[]

export interface EmbeddedOptions {
  readonly rankTrending: RankTrending
  /** Search terms for feels, genres and moods. By default their English ids. */
  readonly searchWords?: () => Promise<TopicWords>
}

/** The embedded catalogue also says how well its hits match, for a live search that merges them with its own. */
export interface EmbeddedCatalogue extends Catalogue {
  readonly find: (query: Pick<SearchQuery, 'locale' | 'text' | 'contentType'>) => Promise<ShelfFindings>
}

/** The catalogue that ships with the site; needs no network and no configuration. */
export function embeddedCatalogue({ rankTrending, searchWords = englishWords }: EmbeddedOptions): EmbeddedCatalogue {
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

  const searchIn = rememberSuccess(async (locale: Locale) => {
    const [titles, texts] = await Promise.all([embeddedTitles(locale), readySearchTexts()])
    if (texts) return titleSearch(titles, texts)
    // Functions have the data from the build, and need not load what makes them.
    const { searchTexts } = await import('./searchTexts.ts')
    return titleSearch(titles, searchTexts(titles, await translatedNames(), await searchWords()))
  })
  const find: EmbeddedCatalogue['find'] = async ({ locale, text, contentType }) => {
    const { hits, ...rest } = (await searchIn(locale))(text)
    return { ...rest, hits: hits.filter(({ title }) => isOfContentType(title.type, contentType)) }
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

    find,

    async search(query) {
      const { hits, match } = await find(query)
      return {
        titles: bestOfEachType(hits.map(({ title }) => title)),
        nearest: match === 'nearest' && hits.length > 0,
      }
    },

    async title(id, { locale }) {
      return (await embeddedTitles(locale)).find((title) => title.id === id) ?? null
    },

    async enrich(titles) {
      return titles
    },

    async recall(titles) {
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

/** Keeps `searchLimit` titles of each type, in their order. */
function bestOfEachType(titles: readonly Title[]): Title[] {
  const left: Record<TitleType, number> = { movie: searchLimit, tv: searchLimit }
  return titles.filter(({ type }) => left[type]-- > 0)
}

async function englishWords(): Promise<TopicWords> {
  const named = (id: string) => ({ names: [id.replaceAll('-', ' ')], hints: [] })
  return { feel: named, genre: named, mood: named, origins: {} }
}
