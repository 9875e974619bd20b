/** Longest search text, in characters. */
export const maxSearchLength = 200

/** What is searched for when an address asks for `q`: without white space around it, cut to what the search takes, and never ending in half a character. */
export function searchText(q: string | null): string {
  return (q ?? '')
    .trim()
    .slice(0, maxSearchLength)
    .replace(/\p{Cs}$/u, '')
}
