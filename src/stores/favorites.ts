import { computed } from 'nanostores'
import type { Favorites } from '#src/engine/raiseFavorites.ts'
import { $user } from './user.ts'

/** What the signed-in visitor likes; null for nobody, and for somebody who named nothing. */
export const $favorites = computed($user, (state): Favorites | null => {
  if (state.status !== 'signedIn') return null
  const { favoriteGenres, preferredContentTypes } = state.user.preferences
  return favoriteGenres.length + preferredContentTypes.length > 0 ? { favoriteGenres, preferredContentTypes } : null
})
