import type { Answer } from '#src/server/endpoint.ts'
import type { Sourced } from '#src/server/ladder.ts'

/** A use case's value as an answer, with the word on where it comes from. */
export function answerOf<Body>({ value, ...source }: Sourced<Body>): Answer<Body> {
  return { body: value, ...source }
}
