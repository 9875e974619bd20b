import type { Answer } from '#src/server/http/endpoint.ts'
import type { Sourced } from '#src/server/useCases/fromCatalogue.ts'

/** Maps a use case's result to an answer and passes on whether it is degraded. */
export function answerOf<Body>({ value, ...source }: Sourced<Body>): Answer<Body> {
  return { body: value, ...source }
}
