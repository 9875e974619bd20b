/**
 * Truncates a text after the last whole word within `most` UTF-16 code units, and appends an ellipsis if truncated. A
 * text without spaces, as Japanese has, is cut between two characters.
 */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  const space = cut.lastIndexOf(' ')
  return `${(space < 0 ? cut : cut.slice(0, space)).replace(/(?:\p{Cs}|[\s.,;:!?–-]+)$/u, '')}…`
}
