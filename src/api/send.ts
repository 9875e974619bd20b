/**
 * A response that is not a success. The message is the status, a colon, and the body's text (the format of the
 * specification).
 */
export class ApiError extends Error {
  readonly status: number

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ApiError'
    this.status = status
  }
}

interface SendOptions {
  /** Sent as JSON. */
  readonly body?: unknown
  readonly signal?: AbortSignal
  /** Whether the request outlives the page; its body may have 64 KB then. */
  readonly keepalive?: boolean
}

/**
 * The `fetch` of API responses in browser code (but for a room's conditional ones, askAgain.ts, which would weigh on
 * every page here). It does not depend on endpoint definitions, so that text pages can request the visitor's country
 * without loading the contract; all other callers use client.ts.
 * @returns the text and headers of the response
 * @throws ApiError for any response that is not a success, and for a network failure (status 0); an aborted request
 * rejects with the signal's error
 */
export async function send(
  url: string,
  method: string,
  { body, signal, keepalive = false }: SendOptions = {},
): Promise<{ readonly text: string; readonly headers: Headers }> {
  let response: Response
  try {
    // Same-origin requests include cookies by default.
    response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
      keepalive,
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new ApiError(0, '0: the network did not answer', { cause })
  }
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, `${response.status}: ${text || response.statusText}`)
  return { text, headers: response.headers }
}
