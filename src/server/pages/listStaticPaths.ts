import { pageSize } from '#src/catalogue/catalogue.ts'
import { defaultLocale, type Locale, locales } from '#src/domain/place/locale.ts'
import type { TitleType } from '#src/domain/title/contentType.ts'
import { parseGenre } from '#src/domain/title/genre.ts'
import { listPath } from '#src/i18n/listPaths.ts'
import { localeParam } from '#src/i18n/paths.ts'
import { deps } from '#src/server/deps.ts'
import { listTitles } from '#src/server/useCases/lists.ts'

interface ListRoute {
  readonly params: { readonly locale: string | undefined; readonly rest: string | undefined }
  readonly props: {
    readonly locale: Locale
    readonly genreChoice: string | null
    readonly page: number
    readonly pages: number
  }
}

/** Static routes of all list pages: for each language, for all genres together and for each genre choice. */
export async function listStaticPaths(type: TitleType, genreChoices: readonly string[]): Promise<ListRoute[]> {
  const routes: ListRoute[] = []
  for (const genreChoice of [null, ...genreChoices]) {
    const pages = await countPages(type, genreChoice)
    for (const locale of locales) {
      for (let page = 1; page <= pages; page++) {
        const path = listPath(type, genreChoice, page).split('/').slice(2, -1).join('/')
        routes.push({
          params: { locale: localeParam(locale), rest: path || undefined },
          props: { locale, genreChoice, page, pages },
        })
      }
    }
  }
  return routes
}

/** A live list is practically endless: this many pages are prerendered, the island fetches the rest. */
const mostLivePages = { all: 10, genre: 3 } as const

/** Number of pages, at least one, so that an empty genre has a page that says so. */
async function countPages(type: TitleType, genreChoice: string | null): Promise<number> {
  const genre = genreChoice ? parseGenre(genreChoice) : null
  const wish = { type, genre, locale: defaultLocale, country: null }
  let page = 1
  const isLive = deps().catalogue.name === 'tmdb'
  const most = isLive ? mostLivePages[genre ? 'genre' : 'all'] : Math.ceil(10_000 / pageSize)
  while (page < most && (await listTitles(deps(), { ...wish, page })).value.hasMore) page++
  return page
}
