import { leaveOutSchema } from '#src/domain/evening/leaveOuts.ts'
import { timeSchema } from '#src/domain/evening/mark.ts'
import { moodIdSchema } from '#src/domain/mood/mood.ts'
import { orRule } from '#src/domain/orRule.ts'
import { z } from '#src/domain/schema.ts'
import { contentTypeSchema } from '#src/domain/title/contentType.ts'

/** A list of different values. */
export function distinct<Item extends z.ZodMiniType>(item: Item, most: number) {
  return z.array(item).check(
    z.maxLength(most),
    z.refine((items) => new Set(items).size === items.length),
  )
}

/** ISO 639-1. */
export const languageListSchema = distinct(z.string().check(z.regex(/^[a-z]{2}$/)), 12)

const wishesSchema = z.strictObject({
  /** Longest length in minutes, of one episode for series. */
  maxMinutes: z.exactOptional(z.int().check(z.gte(1), z.lte(900))),
  /** The time that `maxMinutes` was counted to, in milliseconds since 1970; only shown. */
  doneBy: z.exactOptional(timeSchema),
  /** Original languages; an empty list asks for nothing. */
  languages: z.exactOptional(languageListSchema),
  leaveOut: z.exactOptional(distinct(leaveOutSchema, 8)),
  /** Nothing to rent or buy. */
  onlyIncluded: z.exactOptional(z.boolean()),
})

/** What a room's titles are chosen by, before anybody votes. The messages are whole sentences for the caller. */
export const roomWishShape = {
  /** One lamp or two. */
  moods: orRule(
    distinct(moodIdSchema, 2).check(z.minLength(1)),
    'The field "moods" must be a list of one or two different moods.',
  ),
  contentType: orRule(contentTypeSchema, 'The field "contentType" must be one of all, movie, tv.'),
  wishes: orRule(wishesSchema, 'The field "wishes" must be an object of what the evening must keep to.'),
}
export const roomWishSchema = z.object(roomWishShape)
export type RoomWish = z.infer<typeof roomWishSchema>
