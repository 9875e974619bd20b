import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { pagedFeels } from '#src/domain/feel/feelFamily.ts'
import { moodIds } from '#src/domain/mood/mood.ts'
import { moodPairs } from '#src/domain/mood/moodPair.ts'
import { defaultLocale } from '#src/domain/place/locale.ts'
import { knownPlatforms } from '#src/domain/platform/knownPlatform.ts'
import { contentTypes } from '#src/domain/title/contentType.ts'
import { movieGenreChoices, tvGenreChoices } from '#src/domain/title/genre.ts'
import { feelPath } from '#src/i18n/feelPaths.ts'
import { listPath } from '#src/i18n/listPaths.ts'
import { moodPath, pairPath } from '#src/i18n/moodPaths.ts'
import { trendingPath, trendingTabs } from '#src/i18n/trendingPaths.ts'
import { listStaticPaths } from './listStaticPaths.ts'

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
  '/feels/',
  '/together/',
] as const

/** The English path of every indexable page, without duplicates; each language has the same paths under its prefix. */
export async function sitePaths(): Promise<`/${string}`[]> {
  const [movies, series, titles] = await Promise.all([
    listStaticPaths('movie', movieGenreChoices),
    listStaticPaths('tv', tvGenreChoices),
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
    ...moodPairs.flatMap((pair) => contentTypes.map((contentType) => pairPath(pair, contentType))),
    ...knownPlatforms.map(({ key }) => `/streaming/${key}/` as const),
    ...pagedFeels.map(feelPath),
    ...pagesOf('movie', movies),
    ...pagesOf('tv', series),
    ...titles.flatMap(({ path }) => path ?? []),
  ]
}
