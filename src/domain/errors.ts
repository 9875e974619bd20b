import { z } from './schema.ts'

/** Codes of errors that a caller can act on, with their HTTP status. */
export const errorStatus = {
  invalid_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  payload_too_large: 413,
  unsupported_media_type: 415,
  invalid_fields: 422,
  rate_limited: 429,
  unavailable: 503,
  /** No room has the code. */
  unknown_room: 404,
  room_full: 409,
  voting_begun: 409,
  /** The room is over, or the secret is not one of its members'. */
  room_closed: 403,
  /** The store of rooms does not answer; what it confirmed is kept. */
  room_waits: 503,
} as const
export type ErrorCode = keyof typeof errorStatus

/** Body of every error response. `message` is an English sentence that states what is allowed. */
export const errorBodySchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) })
export type ErrorBody = z.infer<typeof errorBodySchema>

/** An error that the caller caused or can act on; any other error is a bug. */
export class DomainError extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'DomainError'
    this.code = code
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

/** Thrown for a method that nothing at the address answers. */
export class MethodNotAllowedError extends DomainError {
  /** The methods that are answered (the `Allow` header). */
  readonly allowed: readonly string[]

  /** @param who the subject of the error sentence */
  constructor(allowed: readonly string[], who = 'This address') {
    super('method_not_allowed', `${who} answers only: ${allowed.join(', ')}.`)
    this.name = 'MethodNotAllowedError'
    this.allowed = allowed
  }
}

/** Thrown when a rate limit is exceeded. */
export class RateLimitedError extends DomainError {
  /** Whole seconds until a retry can succeed (the `Retry-After` header). */
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    const unit = retryAfterSeconds === 1 ? 'second' : 'seconds'
    super('rate_limited', `Too many attempts. Please try again in ${retryAfterSeconds} ${unit}.`)
    this.name = 'RateLimitedError'
    this.retryAfterSeconds = retryAfterSeconds
  }
}
