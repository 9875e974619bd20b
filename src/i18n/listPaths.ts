import type { TitleType } from '#src/domain/contentType.ts'

const bases = { movie: '/movies/', tv: '/tv-shows/' } as const

/** The part of an address that names a genre: `Sci-Fi` is `sci-fi`. */
export function genreSlug(choice: string): string {
  return choice.toLowerCase().replaceAll(' ', '-')
}

/** The English path of a page of a list: `/movies/`, `/movies/2/`, `/movies/genre/sci-fi/2/`. */
export function listPath(type: TitleType, genreChoice: string | null, page: number): `/${string}` {
  const genre = genreChoice ? `genre/${genreSlug(genreChoice)}/` : ''
  return `${bases[type]}${genre}${page > 1 ? `${page}/` : ''}`
}
