import type { TitleType } from '#src/domain/title/contentType.ts'

const bases = { movie: '/movies/', tv: '/tv-shows/' } as const

/** URL segment of a genre: `Sci-Fi` is `sci-fi`. */
export function genreSlug(choice: string): string {
  return choice.toLowerCase().replaceAll(' ', '-')
}

/** English path of a list page: `/movies/`, `/movies/2/`, `/movies/genre/sci-fi/2/`. Page numbers start at 1. */
export function listPath(type: TitleType, genreChoice: string | null, page: number): `/${string}` {
  const genre = genreChoice ? `genre/${genreSlug(genreChoice)}/` : ''
  return `${bases[type]}${genre}${page > 1 ? `${page}/` : ''}`
}

/**
 * Parses a list page's path, with or without a locale prefix; the inverse of `listPath`.
 * @returns null for other pages and for genres that are not in `genreChoices`
 */
export function placeOfPath(
  type: TitleType,
  genreChoices: readonly string[],
  pathname: string,
): { readonly genreChoice: string | null; readonly page: number } | null {
  const [, rest] = pathname.split(bases[type])
  const [, slug, page] = /^(?:genre\/([a-z-]+)\/)?(?:(\d+)\/)?$/.exec(rest ?? '?') ?? []
  if (rest === undefined || (rest !== '' && !slug && !page)) return null
  const genreChoice = genreChoices.find((choice) => genreSlug(choice) === slug) ?? null
  return slug && !genreChoice ? null : { genreChoice, page: Number(page ?? 1) }
}
