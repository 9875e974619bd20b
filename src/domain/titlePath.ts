import { z } from './schema.ts'
import type { TitleId } from './titleId.ts'

/** A title's page in English: `/title/movie-129-spirited-away/`. Other languages put their prefix before it. */
export type TitlePath = `/title/${string}/`

export const titlePathSchema = z.custom<TitlePath>(
  (value) => typeof value === 'string' && /^\/title\/(movie|tv)-[1-9]\d{0,9}(-[a-z0-9]+)*\/$/.test(value),
  { error: 'is not the path of a title’s page' },
)

const longestSlug = 60

/** Latin letters that do not come apart into a letter and a mark. */
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
 * A title as part of an address: ASCII, lower case, words joined by hyphens, at most 60 characters.
 * @returns an empty text for a title without a Latin letter or digit
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
 * The path of a title's page. Made of the same title in every language (the English one of the embedded shelf, the original one of
 * live titles): it then stays when a translation of the title is added.
 */
export function titlePath(id: TitleId, title: string): TitlePath {
  const slug = titleSlug(title)
  return `/title/${slug ? `${id}-${slug}` : id}/`
}

/**
 * Which title the last part of an address means: `movie-129-spirited-away`, also with another slug or none.
 * @returns null for what names no title
 */
export function titleIdOfAddress(address: string): TitleId | null {
  const [id] = /^(?:movie|tv)-[1-9]\d{0,9}(?=-|$)/.exec(address) ?? []
  return id ?? null
}
