import { browserNames, systemNames } from './device.ts'
import { moodIdSchema } from './mood.ts'
import { z } from './schema.ts'

/** What a visitor may name as favourites, in the specification's words. */
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

/** Somebody who signed in, as their own profile shows them. */
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
    /** The last ten, the newest first. */
    moodHistory: z.array(moodIdSchema).check(z.maxLength(10)),
  }),
})
export type User = z.infer<typeof userSchema>

/** What there is to an account beside the specification's user. */
export const accountDetailsSchema = z.object({
  /** The ways to sign in that the account has used, the oldest first. */
  methods: z.array(
    z.object({
      provider: z.string(),
      /** What people call it: 'GitHub'. */
      name: z.string(),
      /** When it was first used; absent where that was lost. */
      linkedAt: z.optional(z.iso.datetime()),
    }),
  ),
  /** Whether the moods that the person picks are remembered. */
  keepsMoodHistory: z.boolean(),
  /** Where the person is signed in, the session that was used last first. */
  sessions: z.array(
    z.object({
      id: z.string(),
      browser: z.nullable(z.enum(browserNames)),
      system: z.nullable(z.enum(systemNames)),
      signedInAt: z.iso.datetime(),
      /** To the hour. */
      seenAt: z.iso.datetime(),
      /** Whether it is the one that asks. */
      isCurrent: z.boolean(),
    }),
  ),
})
export type AccountDetails = z.infer<typeof accountDetailsSchema>
export type FavoriteGenre = (typeof favoriteGenreChoices)[number]
export type PreferredContentType = (typeof preferredContentTypeChoices)[number]
