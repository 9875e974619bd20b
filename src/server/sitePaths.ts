import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { contentTypes } from '#src/domain/contentType.ts'
import { movieGenreChoices, tvGenreChoices } from '#src/domain/genre.ts'
import { knownPlatforms } from '#src/domain/knownPlatform.ts'
import { defaultLocale } from '#src/domain/locale.ts'
import { moodIds } from '#src/domain/mood.ts'
import { listPath } from '#src/i18n/listPaths.ts'
import { moodPath } from '#src/i18n/moodPaths.ts'
import { trendingPath, trendingTabs } from '#src/i18n/trendingPaths.ts'
import { listRoutes } from './listRoutes.ts'

/** Pages without parameters. */
const singlePages = [
  '/',
  '/search/',
  '/regional-platforms/',
  '/location-settings/',
  '/about/',
  '/contact/',
  '/privacy/',
  '/terms/',
] as const

/** The English path of every indexable page, without duplicates; each language has the same paths under its prefix. */
export async function sitePaths(): Promise<`/${string}`[]> {
  const [movies, series, titles] = await Promise.all([
    listRoutes('movie', movieGenreChoices),
    listRoutes('tv', tvGenreChoices),
    embeddedTitles(defaultLocale),
  ])
  const pagesOf = (type: 'movie' | 'tv', routes: typeof movies): `/${string}`[] =>
    routes
      .filter(({ props }) => props.locale === defaultLocale)
      .map(({ props }) => listPath(type, props.genreChoice, props.page))
  return [
    ...singlePages,
    ...trendingTabs.map(trendingPath),
    ...moodIds.flatMap((mood) => contentTypes.map((contentType) => moodPath(mood, contentType))),
    ...knownPlatforms.map(({ key }) => `/streaming/${key}/` as const),
    ...pagesOf('movie', movies),
    ...pagesOf('tv', series),
    ...titles.flatMap(({ path }) => path ?? []),
  ]
}
