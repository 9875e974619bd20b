/**
 * Why an upstream returned no usable response. `missing`: it says in its own words that there is no such resource; a
 * 404 of anything in between (a proxy, a wrong address) is `status`.
 */
export type UpstreamTrouble = 'timeout' | 'unreachable' | 'status' | 'limited' | 'malformed' | 'missing'

/** An upstream request failed. The message contains the path, never the token or visitor input. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError'
  readonly trouble: UpstreamTrouble
  /** The HTTP status, where there was one. */
  readonly status: number | undefined

  constructor(trouble: UpstreamTrouble, message: string, options: ErrorOptions & { readonly status?: number } = {}) {
    super(message, options)
    this.trouble = trouble
    this.status = options.status
  }
}

/** TMDB answered with nothing where there must be something. */
export function emptyAnswer(path: string): UpstreamError {
  return new UpstreamError('malformed', `TMDB answered ${path} with nothing`)
}
