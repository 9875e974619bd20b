import type { TitleType } from '#src/domain/title/contentType.ts'
import { type Genre, parseGenre } from '#src/domain/title/genre.ts'
import type { FavoriteGenre, PreferredContentType } from '#src/domain/user/user.ts'

/** A user's preferences, independent of mood. */
export interface Favorites {
  readonly favoriteGenres: readonly FavoriteGenre[]
  readonly preferredContentTypes: readonly PreferredContentType[]
}

export type Favorite = FavoriteGenre | PreferredContentType

/** The properties of a title that re-ranking uses. */
export interface Raisable {
  readonly contentType: TitleType
  readonly genres: readonly Genre[]
  /** See `moodFit`; 0 to 1. */
  readonly fit: number
}

export interface Raised<Item> {
  readonly item: Item
  /** The first favourite, in the user's order, that the title matches; null for none. */
  readonly because: Favorite | null
}

/** Maximum deficit in fit at which a title may overtake another, so that a weak fit never overtakes a strong one. */
export const furthestFit = 0.12
/** Maximum number of places a title may climb, so that the mood still determines the top of the list. */
export const mostPlaces = 8

const typeRules: Readonly<Record<PreferredContentType, (title: Raisable) => boolean>> = {
  Movies: ({ contentType }) => contentType === 'movie',
  'TV Shows': ({ contentType }) => contentType === 'tv',
  'Reality Shows': ({ genres }) => genres.includes('Reality-TV'),
  Documentaries: ({ genres }) => genres.includes('Documentary'),
}

/**
 * Re-ranks a list by a user's preferences: a title overtakes titles that match fewer favourites, within `furthestFit`
 * and `mostPlaces`; ties keep their order (stable). A favourite that every title of the pool matches is ignored.
 * Pure.
 * @param pool sorted best first: the unpersonalized list, then spare titles that may enter it
 * @param count length of the result
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

/** @param at current zero-based position of `one`, directly after `other` */
function passes(one: Weighed, other: Weighed, at: number): boolean {
  return one.likes > other.likes && other.item.fit - one.item.fit <= furthestFit && one.place - (at - 1) <= mostPlaces
}

function hasGenre(name: FavoriteGenre): (title: Raisable) => boolean {
  const genre = parseGenre(name)
  return ({ genres }) => genre !== null && genres.includes(genre)
}
