/** The heading of a list of films or series, from localized names: `Movies`, or `Movies: Comedy` for a genre. */
export function listHeading(heading: string, genre: string | null): string {
  return genre === null ? heading : `${heading}: ${genre}`
}
