/** The heading of a list of films or series: `Movies`, or `Movies: Comedy` for a genre, which is localized as well. */
export function listHeading(heading: string, genre: string | null): string {
  return genre === null ? heading : `${heading}: ${genre}`
}
