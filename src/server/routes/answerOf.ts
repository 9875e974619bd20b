import type { Answer } from '#src/server/endpoint.ts'
import type { Sourced } from '#src/server/ladder.ts'

/** Maps a use case's result to an answer and passes on whether it is degraded. */
export function answerOf<Body>({ value, ...source }: Sourced<Body>): Answer<Body> {
  return { body: value, ...source }
}
