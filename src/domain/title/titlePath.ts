import { z } from '#src/domain/schema.ts'
import type { TitleId } from './titleId.ts'

/** English path of a title's page, `/title/movie-129-spirited-away/`; other locales prepend their prefix. */
export type TitlePath = `/title/${string}/`

export const titlePathSchema = z.custom<TitlePath>(
  (value) => typeof value === 'string' && /^\/title\/(movie|tv)-[1-9]\d{0,9}(-[a-z0-9]+)*\/$/.test(value),
  { error: 'is not the path of a title’s page' },
)

const longestSlug = 60

/** Latin letters that NFD does not decompose. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
}

/**
 * URL slug of a title: ASCII, lower case, words joined by hyphens, at most 60 characters.
 * @returns an empty string for a title without Latin letters or digits
 */
export function titleSlug(title: string): string {
  const ascii = title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðþłı]/g, (letter) => plainLetters[letter] ?? '')
    .replace(/['’]/g, '')
  const words = ascii.split(/[^a-z0-9]+/).filter(Boolean)
  let slug = ''
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word.slice(0, longestSlug)
    if (longer.length > longestSlug) break
    slug = longer
  }
  return slug
}

/**
 * Builds the path of a title's page. Callers pass the same title for every locale (the English one for embedded titles,
 * the original one for live titles), so that the URL stays stable when a translation is added.
 */
export function titlePath(id: TitleId, title: string): TitlePath {
  const slug = titleSlug(title)
  return `/title/${slug ? `${id}-${slug}` : id}/`
}

/**
 * Parses the last path segment of a title's page, `movie-129-spirited-away`; the slug may differ or be missing.
 * @returns null when the segment does not start with a title id
 */
export function titleIdOfAddress(address: string): TitleId | null {
  const [id] = /^(?:movie|tv)-[1-9]\d{0,9}(?=-|$)/.exec(address) ?? []
  return id ?? null
}
