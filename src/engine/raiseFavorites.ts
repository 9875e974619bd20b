import type { TitleType } from '#src/domain/contentType.ts'
import { type Genre, parseGenre } from '#src/domain/genre.ts'
import type { FavoriteGenre, PreferredContentType } from '#src/domain/user.ts'

/** What a visitor likes in general, whatever the mood. */
export interface Favorites {
  readonly favoriteGenres: readonly FavoriteGenre[]
  readonly preferredContentTypes: readonly PreferredContentType[]
}

export type Favorite = FavoriteGenre | PreferredContentType

/** What is weighed of a title. */
export interface Raisable {
  readonly contentType: TitleType
  readonly genres: readonly Genre[]
  /** How strongly it serves the mood, 0 to 1. */
  readonly fit: number
}

export interface Raised<Item> {
  readonly item: Item
  /** The favourite that it stands for, the visitor's first; null for none. */
  readonly because: Favorite | null
}

/** A title passes only what serves the mood by so little more: a weak fit never passes a strong one. */
export const furthestFit = 0.12
/** A title climbs at most so many places, so that the head of a list stays what the mood made it. */
export const mostPlaces = 8

const typeRules: Readonly<Record<PreferredContentType, (title: Raisable) => boolean>> = {
  Movies: ({ contentType }) => contentType === 'movie',
  'TV Shows': ({ contentType }) => contentType === 'tv',
  'Reality Shows': ({ genres }) => genres.includes('Reality-TV'),
  Documentaries: ({ genres }) => genres.includes('Documentary'),
}

/**
 * Gently raises what a visitor likes: a title climbs past those that stand for fewer of the favourites, as far as `furthestFit` and `mostPlaces` allow;
 * between equals the order stays. A favourite that the whole pool shares tells nothing apart, and counts for nothing. Pure.
 * @param pool best first: the list that everybody gets, then titles that could take a place in it
 * @param count how many the list holds
 */
export function raiseFavorites<Item extends Raisable>(
  pool: readonly Item[],
  { favoriteGenres, preferredContentTypes }: Favorites,
  count: number,
): Raised<Item>[] {
  const rules: readonly (readonly [Favorite, (title: Raisable) => boolean])[] = [
    ...favoriteGenres.map((name) => [name, hasGenre(name)] as const),
    ...preferredContentTypes.map((name) => [name, typeRules[name]] as const),
  ]
  const telling = rules.filter(([, isMet]) => !pool.every(isMet))
  const weighed = pool.map((item, place) => {
    const met = telling.filter(([, isMet]) => isMet(item)).map(([name]) => name)
    return { item, place, likes: met.length, because: met[0] ?? null }
  })
  const order: typeof weighed = []
  for (const one of weighed) {
    let at = order.length
    for (let other = order[at - 1]; other && passes(one, other, at); other = order[at - 1]) at -= 1
    order.splice(at, 0, one)
  }
  return order.slice(0, count).map(({ item, because }) => ({ item, because }))
}

interface Weighed {
  readonly item: Raisable
  readonly place: number
  readonly likes: number
}

/** @param at the place that the climbing title would leave by passing */
function passes(one: Weighed, other: Weighed, at: number): boolean {
  return one.likes > other.likes && other.item.fit - one.item.fit <= furthestFit && one.place - (at - 1) <= mostPlaces
}

function hasGenre(name: FavoriteGenre): (title: Raisable) => boolean {
  const genre = parseGenre(name)
  return ({ genres }) => genre !== null && genres.includes(genre)
}
