import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { EdgeAnswer } from './edgeCache.ts'
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

/** A function's answer as the edge keeps it. Cookies are never kept: `headers` leaves them to the response itself. */
export async function toEdgeAnswer(response: Response): Promise<EdgeAnswer> {
  const body = Buffer.from(await response.arrayBuffer())
  const headers: Record<string, string> = {}
  for (const [name, value] of response.headers) if (name !== 'set-cookie') headers[name] = value
  const [cookie] = response.headers.getSetCookie()
  if (cookie !== undefined) headers['set-cookie'] = response.headers.getSetCookie().join('\n')
  return {
    status: response.status,
    headers,
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  }
}

/** Sends an answer of the edge: 304 when the client has it, compressed where it takes brotli and it is worth it. */
export async function sendAnswer(
  outgoing: ServerResponse,
  incoming: IncomingMessage,
  answer: EdgeAnswer,
): Promise<void> {
  const { 'set-cookie': cookies, 'server-timing': timing, ...rest } = answer.headers
  const headers: Record<string, string | string[]> = { ...rest, vary: 'accept-encoding' }
  if (timing) headers['server-timing'] = timing
  if (cookies) headers['set-cookie'] = cookies.split('\n')
  const isShared = !/private|no-store/.test(headers['cache-control']?.toString() ?? '')
  if (isShared) headers['etag'] = answer.etag
  if (isShared && answer.status === 200 && incoming.headers['if-none-match'] === answer.etag) {
    outgoing.writeHead(304, headers).end()
    return
  }
  let body = answer.body
  if (body.length >= 1024 && encodingFor(incoming) === 'br') {
    answer.compressed ??= await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    body = answer.compressed
    headers['content-encoding'] = 'br'
  }
  headers['content-length'] = String(body.length)
  outgoing.writeHead(answer.status, headers)
  outgoing.end(incoming.method === 'HEAD' ? undefined : body)
}

/** Sends a function's answer as it is. */
export async function sendResponse(
  outgoing: ServerResponse,
  response: Response,
  incoming: IncomingMessage,
): Promise<void> {
  await sendAnswer(outgoing, incoming, await toEdgeAnswer(response))
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
  outgoing.writeHead(status, { 'content-type': file.type, ...headers, 'content-length': String(body.length) })
  outgoing.end(incoming.method === 'HEAD' ? undefined : body)
}

function encodingFor(incoming: IncomingMessage): Encoding {
  const accepted = String(incoming.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}
