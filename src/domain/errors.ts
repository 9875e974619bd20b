import { z } from './schema.ts'

/** What can go wrong in a way that a caller can act on, and the HTTP status that says so. */
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
} as const
export type ErrorCode = keyof typeof errorStatus

/** The body of every answer that is not a success. `message` is a plain English sentence that says what is allowed. */
export const errorBodySchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) })
export type ErrorBody = z.infer<typeof errorBodySchema>

/** An error that a caller caused or can act on. Everything else is a defect. */
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

/** Somebody did something too often. */
export class RateLimitedError extends DomainError {
  /** Whole seconds after which it is worth another try. */
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    const unit = retryAfterSeconds === 1 ? 'second' : 'seconds'
    super('rate_limited', `Too many attempts. Please try again in ${retryAfterSeconds} ${unit}.`)
    this.name = 'RateLimitedError'
    this.retryAfterSeconds = retryAfterSeconds
  }
}
