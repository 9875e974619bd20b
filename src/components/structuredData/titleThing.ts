import type { TitleItem } from '#src/api/items.ts'
import { noLanguage } from '#src/domain/title/noLanguage.ts'
import type { Title } from '#src/domain/title/title.ts'
import type { Thing } from './jsonLd.ts'

interface Told {
  /** Absolute URLs of the page and of an existing image. */
  readonly url: string
  readonly image: string
  /** Localized genres. */
  readonly genres: readonly string[]
}

/**
 * A film or series as a schema.org Movie or TVSeries. The rating is omitted, because search engines report a rating
 * without a vote count as an error. Only the first person of a film is known to be its director; the roles of the
 * others are not known.
 */
export function titleThing(title: Title, { url, image, genres }: Told): Thing {
  const [first] = title.people
  const isFilm = title.type === 'movie'
  const others = isFilm ? title.people.slice(1) : title.people
  const person = (name: string): Thing => ({ '@type': 'Person', name })
  return {
    '@type': isFilm ? 'Movie' : 'TVSeries',
    name: title.title,
    ...(title.originalTitle === title.title ? {} : { alternateName: title.originalTitle }),
    url,
    image,
    description: title.description,
    ...(title.year === undefined ? {} : { [isFilm ? 'datePublished' : 'startDate']: String(title.year) }),
    ...(genres.length > 0 ? { genre: genres } : {}),
    countryOfOrigin: title.countries.map((code) => ({ '@type': 'Country', name: code })),
    ...(title.language === noLanguage ? {} : { inLanguage: title.language }),
    ...(title.runtime === undefined ? {} : { duration: `PT${title.runtime}M` }),
    ...(title.seasons === undefined ? {} : { numberOfSeasons: title.seasons }),
    ...(isFilm && first ? { director: person(first) } : {}),
    ...(others.length > 0 ? { contributor: others.map(person) } : {}),
    sameAs: [
      ...(title.imdbId ? [`https://www.imdb.com/title/${title.imdbId}/`] : []),
      `https://www.themoviedb.org/${title.type}/${title.tmdbId}`,
    ],
  }
}

interface Listed extends Pick<TitleItem, 'title' | 'contentType'> {
  /** The path of an existing image, or null. */
  readonly image: string | null
}

/**
 * A title in a list: its type, name, page and poster.
 * @param absolute resolves a path to a URL
 */
export function listedThing(item: Listed, path: string, absolute: (path: string) => string): Thing {
  return {
    '@type': item.contentType === 'movie' ? 'Movie' : 'TVSeries',
    name: item.title,
    url: absolute(path),
    ...(item.image ? { image: absolute(item.image) } : {}),
  }
}
