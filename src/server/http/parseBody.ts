import { DomainError } from '#src/domain/errors.ts'
import type { z } from '#src/domain/schema.ts'

/**
 * Parses the JSON body of a request by the schema of its endpoint, whose messages are whole sentences for the caller.
 * @param sent parsed JSON; undefined where the request has no body
 * @throws DomainError invalid_fields, with a sentence that names the field and its rule
 */
export function parseBody<Body extends z.ZodMiniType>(schema: Body, sent: unknown): z.output<Body> {
  const parsed = schema.safeParse(sent)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new DomainError('invalid_fields', issue ? sentence(issue) : 'The fields are not valid.')
}

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'unrecognized_keys') return issue.message
  const name = [...issue.path, issue.keys[0] ?? ''].map(String).join('.')
  return `The field ${quoted(name)} is unknown or cannot be changed.`
}

/** Names are untrusted input, so they are shortened, escaped and made well-formed. */
function quoted(name: string): string {
  const short = name.length > 60 ? `${name.slice(0, 60)}…` : name
  return JSON.stringify(short.toWellFormed())
}
