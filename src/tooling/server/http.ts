import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Encoding, StaticFile } from './staticFiles.ts'

const brotli = promisify(brotliCompress)
/** Functions never take larger bodies than this; more is cut off before it is read. */
const maxBody = 1024 * 1024

/** A Node request as the web's Request. The address is the server's own: a Host header decides nothing. */
export async function toRequest(incoming: IncomingMessage, origin: string): Promise<Request> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  const method = incoming.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? await readBody(incoming) : null
  return new Request(addressOf(incoming.url ?? '/', origin), { method, headers, body })
}

/** A target that is no address (`//`, `http:`) becomes the root of nothing: a path that no route has. */
function addressOf(target: string, origin: string): string {
  const address = `${origin}/${target.replace(/^\/+/, '')}`
  return URL.canParse(address) ? address : `${origin}/%00`
}

async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size <= maxBody) chunks.push(bytes)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** Sends a function's answer, compressed where the client takes brotli and it is worth it. */
export async function sendResponse(
  outgoing: ServerResponse,
  response: Response,
  incoming: IncomingMessage,
): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer())
  const headers: Record<string, string | string[]> = {}
  for (const [name, value] of response.headers) if (name !== 'set-cookie') headers[name] = value
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  const small = body.length < 1024 || encodingFor(incoming) !== 'br'
  const sent = small ? body : await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  if (!small) headers['content-encoding'] = 'br'
  headers['vary'] = 'accept-encoding'
  headers['content-length'] = String(sent.length)
  outgoing.writeHead(response.status, headers)
  outgoing.end(incoming.method === 'HEAD' ? undefined : sent)
}

/** Sends a file: 304 when the client has it, else in the best encoding that it takes. */
export function sendFile(
  outgoing: ServerResponse,
  incoming: IncomingMessage,
  file: StaticFile,
  rules: Readonly<Record<string, string>>,
  status = 200,
): void {
  const headers: Record<string, string> = {
    'cache-control': 'public, max-age=0, must-revalidate',
    ...rules,
    etag: file.etag,
    vary: 'accept-encoding',
  }
  if (status === 200 && incoming.headers['if-none-match'] === file.etag) {
    outgoing.writeHead(304, headers).end()
    return
  }
  const encoding = encodingFor(incoming)
  const body = file.bodies[encoding]
  if (body !== file.bodies.identity) headers['content-encoding'] = encoding
  outgoing.writeHead(status, { ...headers, 'content-type': file.type, 'content-length': String(body.length) })
  outgoing.end(incoming.method === 'HEAD' ? undefined : body)
}

function encodingFor(incoming: IncomingMessage): Encoding {
  const accepted = String(incoming.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}
