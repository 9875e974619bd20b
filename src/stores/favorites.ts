import { computed } from 'nanostores'
import type { Favorites } from '#src/engine/raiseFavorites.ts'
import { $user } from './user.ts'

/** The favourites of the signed-in visitor; null if nobody is signed in or they chose none. */
export const $favorites = computed($user, (state): Favorites | null => {
  if (state.status !== 'signedIn') return null
  const { favoriteGenres, preferredContentTypes } = state.user.preferences
  return favoriteGenres.length + preferredContentTypes.length > 0 ? { favoriteGenres, preferredContentTypes } : null
})
