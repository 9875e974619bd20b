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

/** The genre and the page that a path of a list stands for, in any language; null where it is another page's. */
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
