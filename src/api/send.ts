/** Any answer that is not a success. The message is the status, a colon, and the body's text (the specification's form). */
export class ApiError extends Error {
  readonly status: number

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ApiError'
    this.status = status
  }
}

export interface CallOptions {
  /** Sent as JSON. */
  readonly body?: Readonly<Record<string, unknown>>
  readonly signal?: AbortSignal
}

/**
 * The only `fetch` of answers in the browser's code. It knows nothing of endpoints, so that text pages can ask for the visitor's country without loading the
 * contract; everything else goes through client.ts.
 * @returns the answer's text and headers
 * @throws ApiError for any answer that is not a success, and for a network failure (status 0)
 */
export async function send(
  url: string,
  method: string,
  { body, signal }: CallOptions = {},
): Promise<{ readonly text: string; readonly headers: Headers }> {
  let response: Response
  try {
    // Cookies go along: a fetch to this origin sends them by default.
    response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      body: body ? JSON.stringify(body) : null,
      signal: signal ?? null,
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new ApiError(0, '0: the network did not answer', { cause })
  }
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, `${response.status}: ${text || response.statusText}`)
  return { text, headers: response.headers }
}
