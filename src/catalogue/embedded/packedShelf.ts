import type { Availability } from '#src/domain/platform.ts'
import type { Title } from '#src/domain/title.ts'

/**
 * All titles in one language as the build writes them for the functions: finished and checked, so that a new process has nothing to do but to read
 * them. Hundreds of titles are to be watched in the same places; each set of places stands there once.
 */
export interface PackedShelf {
  readonly availabilities: readonly Availability[]
  readonly titles: readonly (Omit<Title, 'availability'> & { readonly availability: number })[]
}

export function packShelf(shelf: readonly Title[]): PackedShelf {
  const places = new Map<string, number>()
  const titles = shelf.map(({ availability, ...title }) => {
    const text = JSON.stringify(availability)
    const index = places.get(text) ?? places.size
    places.set(text, index)
    return { ...title, availability: index }
  })
  return { availabilities: [...places.keys()].map((text) => JSON.parse(text)), titles }
}

export function unpackShelf({ availabilities, titles }: PackedShelf): Title[] {
  return titles.map((title) => ({ ...title, availability: availabilities[title.availability] ?? {} }))
}
