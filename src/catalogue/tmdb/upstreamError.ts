/** Why an upstream gave no usable answer. */
export type UpstreamTrouble = 'timeout' | 'unreachable' | 'status' | 'limited' | 'malformed'

/** The upstream did not answer as it should. Its message names the path, never the token or what a visitor typed. */
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
