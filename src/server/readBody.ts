import { DomainError } from '#src/domain/errors.ts'

const mostBytes = 16 * 1024

/**
 * The JSON body of a request that changes something.
 * @returns undefined for no body
 * @throws DomainError payload_too_large, unsupported_media_type or invalid_request
 */
export async function readBody(request: Request): Promise<unknown> {
  const text = await readText(request)
  const type = request.headers.get('content-type')
  // A form that names its type is refused even when it is empty: no form of any site may change anything here.
  if (type === null ? text !== '' : !/^application\/json\s*(;|$)/i.test(type)) {
    throw new DomainError('unsupported_media_type', 'The body must be JSON (content-type application/json).')
  }
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new DomainError('invalid_request', 'The body is not valid JSON.', { cause })
  }
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
  return Buffer.concat(chunks).toString('utf8')
}
