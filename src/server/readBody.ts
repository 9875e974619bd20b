import { DomainError } from '#src/domain/errors.ts'

const mostBytes = 16 * 1024
/** What is not UTF-8 is an error, not U+FFFD. A byte order mark stays, and is no JSON. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * The JSON body of a request that changes something.
 * @returns undefined for no body
 * @throws DomainError payload_too_large, unsupported_media_type or invalid_request
 */
export async function readBody(request: Request): Promise<unknown> {
  const text = await readText(request)
  const type = request.headers.get('content-type')
  // A type is refused even when the body is empty: what is no JSON may change nothing here.
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
 * The body of a plain HTML form, as it was sent. Whether the endpoint takes one, and from whom, is for `parseRequest` to say.
 * @returns undefined for a request that is no such form
 * @throws DomainError payload_too_large, invalid_request
 */
export async function readForm(request: Request): Promise<string | undefined> {
  const type = request.headers.get('content-type') ?? ''
  const isForm = request.method === 'POST' && /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)
  return isForm ? await readText(request) : undefined
}

/** A body of a type that the endpoint does not take. */
export function unsupportedBody(): DomainError {
  return new DomainError('unsupported_media_type', 'The body must be JSON (content-type application/json).')
}

/** Reads no further than a body may be long, whatever its length header says. */
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
