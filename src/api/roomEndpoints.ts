import { z } from '#src/domain/schema.ts'
import { audience, shared } from './audience.ts'
import { defineEndpoint } from './endpoint.ts'
import { contentTypeParameter, moodParameter, secondMoodParameter } from './parameters.ts'
import { roomPackSchema } from './roomPack.ts'

/** A room with the day whose lists are shown, by which what is chosen from it rotates. */
export const moodRoomSchema = z.extend(roomPackSchema, { day: z.iso.date() })
export type MoodRoom = z.infer<typeof moodRoomSchema>

/** Rooms of moods; apart from the lists, because pages load what reads a room only when a visitor asks for one. */
export const roomEndpoints = {
  /** All titles that serve the mood, or both moods, without texts and the same for everybody: browsers choose from it. */
  moodRoom: defineEndpoint({
    path: '/api/mood-recommendations/:moodId/room',
    params: { moodId: moodParameter },
    query: { country: audience.country, contentType: contentTypeParameter, second: secondMoodParameter },
    response: moodRoomSchema,
    ...shared,
  }),
}
