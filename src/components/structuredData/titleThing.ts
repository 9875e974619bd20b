import type { TitleItem } from '#src/api/items.ts'
import type { Title } from '#src/domain/title.ts'
import type { Thing } from './jsonLd.ts'

interface Told {
  /** Absolute address of the page, and of an image that exists. */
  readonly url: string
  readonly image: string
  /** Genres in the page's language. */
  readonly genres: readonly string[]
}

/**
 * A film or series as schema.org knows it (Movie, TVSeries). The rating is left out: without the number of votes behind it search engines
 * take it for an error. Only a film's first person is surely its director; of the others the role is not known.
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
    [isFilm ? 'datePublished' : 'startDate']: String(title.year),
    genre: genres,
    countryOfOrigin: title.countries.map((code) => ({ '@type': 'Country', name: code })),
    inLanguage: title.language,
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
  /** The path of an image that exists; null where there is none. */
  readonly image: string | null
}

/** A title in a list: what it is, and where its page and its poster are. `absolute` makes an address of a path. */
export function listedThing(item: Listed, path: string, absolute: (path: string) => string): Thing {
  return {
    '@type': item.contentType === 'movie' ? 'Movie' : 'TVSeries',
    name: item.title,
    url: absolute(path),
    ...(item.image ? { image: absolute(item.image) } : {}),
  }
}
