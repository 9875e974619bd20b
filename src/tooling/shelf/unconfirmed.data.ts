import type { TitleId } from '#src/domain/title/titleId.ts'

/**
 * Titles whose numbers stood in none of the public lists that the shelf was compared with (the most voted films and
 * series of TMDB, the best of IMDb, MovieLens' links, TVmaze): looked up one by one instead. `catalogue:check` names
 * them, so that the next comparison begins with them.
 */
export const unconfirmed: readonly TitleId[] = []
