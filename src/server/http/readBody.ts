import { DomainError } from '#src/domain/errors.ts'

const mostBytes = 16 * 1024
/** Throws on invalid UTF-8 instead of inserting U+FFFD. A byte order mark is kept and makes the JSON invalid. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * The parsed JSON body of a state-changing request.
 * @returns undefined for an empty body
 * @throws DomainError payload_too_large, unsupported_media_type or invalid_request
 */
export async function readBody(request: Request): Promise<unknown> {
  const text = await readText(request)
  const type = request.headers.get('content-type')
  // A non-JSON content type is rejected even if the body is empty, so that only JSON requests can change anything.
  if (type === null ? text !== '' : !/^application\/json\s*(;|$)/i.test(type)) {
    throw unsupportedBody()
  }
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new DomainError('invalid_request', 'The body is not valid JSON.', { cause })
  }
}

/**
 * The unparsed body of a plain HTML form. `parseRequest` decides whether the endpoint accepts it, and from which
 * origin.
 * @returns undefined for a request that is not a form submission
 * @throws DomainError payload_too_large, invalid_request
 */
export async function readForm(request: Request): Promise<string | undefined> {
  const type = request.headers.get('content-type') ?? ''
  const isForm = request.method === 'POST' && /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)
  return isForm ? await readText(request) : undefined
}

/** The error for a content type that the endpoint does not accept. */
export function unsupportedBody(): DomainError {
  return new DomainError('unsupported_media_type', 'The body must be JSON (content-type application/json).')
}

/** Stops reading at the size limit, regardless of Content-Length. */
async function readText(request: Request): Promise<string> {
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > mostBytes) {
      await reader.cancel()
      throw new DomainError('payload_too_large', `The body may have at most ${mostBytes} bytes.`)
    }
    chunks.push(part.value)
  }
  try {
    return utf8.decode(Buffer.concat(chunks))
  } catch (cause) {
    throw new DomainError('invalid_request', 'The body is not valid UTF-8.', { cause })
  }
}
