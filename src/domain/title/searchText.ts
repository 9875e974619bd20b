/** Maximum length of a search query, in UTF-16 code units. */
export const maxSearchLength = 200

/**
 * Normalizes the `q` parameter of a URL: trimmed and truncated to `maxSearchLength`.
 * A lone surrogate at the end is dropped, because truncating may split a surrogate pair.
 */
export function searchText(q: string | null): string {
  return (q ?? '')
    .trim()
    .slice(0, maxSearchLength)
    .replace(/\p{Cs}$/u, '')
}
