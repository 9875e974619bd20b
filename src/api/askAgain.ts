import { ApiError } from './send.ts'

/**
 * A conditional GET: asks whether what is known still holds.
 * @param etag the entity tag of the earlier answer; null where there is none
 * @returns the answer's headers, and its text; null where the earlier answer still holds (304)
 * @throws ApiError for any other response that is not a success, and for a network failure (status 0); an aborted
 * request rejects with the signal's error
 */
export async function askAgain(
  url: string,
  etag: string | null,
  signal?: AbortSignal,
): Promise<{ readonly text: string | null; readonly headers: Headers }> {
  let response: Response
  try {
    response = await fetch(url, {
      headers: { accept: 'application/json', ...(etag !== null && { 'if-none-match': etag }) },
      signal: signal ?? null,
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new ApiError(0, '0: the network did not answer', { cause })
  }
  const { ok: isOk, status, statusText, headers } = response
  // Also where there is none: an answer that is not read to its end counts as broken off.
  const text = await response.text()
  if (etag !== null && status === 304) return { text: null, headers }
  if (!isOk) throw new ApiError(status, `${status}: ${text || statusText}`)
  return { text, headers }
}
