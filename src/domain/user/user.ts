import { moodIdSchema } from '#src/domain/mood/mood.ts'
import { z } from '#src/domain/schema.ts'

/** Genres that a user may select as favourites, in the specification's wording. */
export const favoriteGenreChoices = [
  'Action',
  'Comedy',
  'Drama',
  'Romance',
  'Thriller',
  'Horror',
  'Sci-Fi',
  'Fantasy',
  'Documentary',
  'Animation',
] as const
export const preferredContentTypeChoices = ['Movies', 'TV Shows', 'Reality Shows', 'Documentaries'] as const

const name = z.string().check(z.maxLength(100))

/** A signed-in user, as returned to their own profile page. */
export const userSchema = z.object({
  firstName: name,
  lastName: name,
  email: z.string().check(z.maxLength(254)),
  profileImageUrl: z.string().check(z.maxLength(2048)),
  phone: z.string().check(z.maxLength(40)),
  contactPreferences: z.object({
    email: z._default(z.boolean(), true),
    sms: z._default(z.boolean(), false),
    marketing: z._default(z.boolean(), false),
  }),
  preferences: z.object({
    favoriteGenres: z.array(z.enum(favoriteGenreChoices)),
    preferredContentTypes: z.array(z.enum(preferredContentTypeChoices)),
    /** The last ten moods, newest first. */
    moodHistory: z.array(moodIdSchema).check(z.maxLength(10)),
  }),
})
export type User = z.infer<typeof userSchema>

export type FavoriteGenre = (typeof favoriteGenreChoices)[number]
export type PreferredContentType = (typeof preferredContentTypeChoices)[number]
