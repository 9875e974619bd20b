import { parseGenre } from '#src/domain/title/genre.ts'
import type { Favorite } from '#src/engine/raiseFavorites.ts'
import type { MoodFlowWords } from '#src/i18n/islandWords.ts'

/** The localized name of a favourite: a content type or a genre. */
export function favoriteName(favorite: Favorite, { genres, preferredTypes }: MoodFlowWords): string {
  switch (favorite) {
    case 'Movies':
    case 'TV Shows':
    case 'Reality Shows':
    case 'Documentaries':
      return preferredTypes[favorite]
    default:
      return genres[parseGenre(favorite) ?? 'Drama']
  }
}
