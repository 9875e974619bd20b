import type { RoomView } from '#src/domain/together/roomView.ts'
import { askAgain } from './askAgain.ts'
import { urlOf } from './client.ts'
import { togetherEndpoints } from './togetherEndpoints.ts'

/** A room as the phone knows it, with the entity tag that came with it. */
export interface KnownRoom {
  readonly room: RoomView
  readonly etag: string
}

export interface PolledRoom extends KnownRoom {
  readonly isChanged: boolean
  /** When to ask again. */
  readonly nextPollMs: number
}

/** The answer's header that says, in milliseconds, when to ask again; also where nothing changed. */
export const nextPollHeader = 'moodlight-next-poll'

/**
 * Asks how a room stands, which also tells it that the member is here.
 * @param known what the phone knows; null to get the room whatever it is
 * @throws ApiError, SyntaxError or a ZodError, as `call` does; an aborted request rejects with the signal's error
 */
export async function pollRoom(code: string, known: KnownRoom | null, signal?: AbortSignal): Promise<PolledRoom> {
  const { room: endpoint } = togetherEndpoints
  const { text, headers } = await askAgain(urlOf(endpoint, { code }), known?.etag ?? null, signal)
  if (text === null && known) {
    return { ...known, isChanged: false, nextPollMs: Number(headers.get(nextPollHeader)) || known.room.nextPollMs }
  }
  const { room, etag } = endpoint.response.parse(JSON.parse(text ?? ''))
  return { room, etag, isChanged: true, nextPollMs: room.nextPollMs }
}
