import { audience, shared } from './audience.ts'
import { defineEndpoint } from './endpoint.ts'
import { roomPackSchema } from './roomPack.ts'
import { wishQuery } from './wishEndpoints.ts'

/** The room of a wish; apart from its list, because only a visitor who narrows the list asks for it. */
export const wishRoomEndpoints = {
  /**
   * All titles that keep to a wish, without texts and the same for everybody: what tonight's wishes would leave of them
   * is counted in the browser. Packed as a mood's room is, with what counting reads and no more.
   */
  roomByWish: defineEndpoint({
    path: '/api/titles/by-wish/room',
    query: { country: audience.country, ...wishQuery },
    response: roomPackSchema,
    ...shared,
  }),
}
