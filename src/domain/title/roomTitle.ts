import { feelIdSchema } from '#src/domain/feel/feel.ts'
import { offerSchema } from '#src/domain/platform/platform.ts'
import { z } from '#src/domain/schema.ts'
import { titleTypeSchema } from './contentType.ts'
import { endingSchema } from './ending.ts'
import { genreSchema } from './genre.ts'
import { headsUpSchema } from './headsUp.ts'
import { titleFactsSchema } from './title.ts'
import { titleIdSchema } from './titleId.ts'

const share = z.number().check(z.gte(0), z.lte(1))

/**
 * A title of a mood's room: what ranking and wishes read of it, for one mood and one country. Its texts are asked for by
 * id when it is shown.
 */
export const roomTitleSchema = z.object({
  id: titleIdSchema,
  type: titleTypeSchema,
  /** A film's runtime, or the length of one episode of a series; absent when unknown. */
  minutes: z.optional(z.int().check(z.gte(1), z.lte(900))),
  year: titleFactsSchema.shape.year,
  /** See `moodFit`; rounded to six decimals. */
  fit: share,
  /** See `quality`; rounded to five decimals. */
  quality: share,
  /** Strongest first. */
  feels: z.array(feelIdSchema),
  /** Most characteristic first. */
  genres: z.array(genreSchema),
  /** Original language, ISO 639-1. */
  language: titleFactsSchema.shape.language,
  /** Main country of origin, ISO 3166-1 alpha-2. */
  country: z.optional(z.string()),
  headsUp: z.array(headsUpSchema),
  ending: z.optional(endingSchema),
  /** A key that titles of one franchise share within a room, and no others. */
  franchise: z.optional(z.string()),
  /** A key that titles of one director or creator share within a room, and no others. */
  maker: z.optional(z.string()),
  /** See `offersFor`; empty means unknown. */
  offers: z.array(z.pick(offerSchema, { platform: true, kind: true })),
  /** See `isAvailable`: without a country a title may be available and its offers differ from country to country. */
  available: z.boolean(),
  /** How well known it is, 0 to 1; absent when unknown. See `fameOf`. */
  fame: z.optional(share),
})
export type RoomTitle = z.infer<typeof roomTitleSchema>
