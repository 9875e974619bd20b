import type { FeelWeights } from '#src/domain/feel/feel.ts'
import type { Genre } from '#src/domain/title/genre.ts'

/**
 * Prior evidence of a genre for each mood, -1 to 1 (a missing mood is 0); it weighs less than the feels. Set by hand,
 * like the feels' weights. It matters most for titles with few known feels.
 */
export const genrePriors: Readonly<Record<Genre, FeelWeights>> = {
  Action: { adrenaline: 0.55, mindless: 0.15, calm: -0.4, cry: -0.15, romantic: -0.15, educational: -0.2 },
  Adventure: { escape: 0.35, adrenaline: 0.25, calm: -0.05, cry: -0.05 },
  Animation: { escape: 0.2, calm: 0.05, educational: -0.25, adrenaline: -0.05 },
  Biography: { educational: 0.55, cry: 0.1, escape: -0.3, mindless: -0.2 },
  Comedy: { laugh: 0.5, mindless: 0.15, adrenaline: -0.15, cry: -0.2, educational: -0.25 },
  Crime: { adrenaline: 0.25, calm: -0.3, escape: -0.1, romantic: -0.1 },
  Documentary: { educational: 0.85, escape: -0.35, romantic: -0.3, laugh: -0.15, mindless: -0.15 },
  Drama: { cry: 0.2, laugh: -0.2, mindless: -0.2, escape: -0.05 },
  Family: { calm: 0.15, mindless: 0.1, laugh: 0.1, escape: 0.1, adrenaline: -0.1 },
  Fantasy: { escape: 0.5, educational: -0.35 },
  History: { educational: 0.4, escape: 0.05, mindless: -0.2 },
  Horror: { adrenaline: 0.45, calm: -0.6, romantic: -0.2, cry: -0.15, educational: -0.2 },
  Music: { romantic: 0.05, mindless: 0.05, educational: 0.05 },
  Mystery: { adrenaline: 0.2, calm: -0.1 },
  'Reality-TV': { mindless: 0.7, escape: -0.3, cry: -0.1, adrenaline: -0.05 },
  Romance: { romantic: 0.55, cry: 0.1, adrenaline: -0.2, educational: -0.15 },
  'Science Fiction': { escape: 0.5, adrenaline: 0.1, calm: -0.1, educational: -0.25 },
  Sport: { adrenaline: 0.15, cry: 0.05 },
  Thriller: { adrenaline: 0.5, calm: -0.4, laugh: -0.2, romantic: -0.1 },
  War: { adrenaline: 0.2, educational: 0.2, cry: 0.15, calm: -0.35, laugh: -0.15, mindless: -0.2 },
  Western: { adrenaline: 0.2, escape: 0.15, calm: -0.1 },
}
