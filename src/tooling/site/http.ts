import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { safetyHeaders } from '#src/server/http/safetyHeaders.ts'
import type { EdgeAnswer } from './edgeCache.ts'
import { overPlainHttp } from './plainHttp.ts'
import type { Encoding, StaticFile } from './staticFiles.ts'

const brotli = promisify(brotliCompress)

/**
 * Converts a Node request to a web `Request`. The URL's origin is always `origin`, regardless of the Host header. The
 * body is streamed, so that a function's size limit applies before all of it has been received.
 */
export function toRequest(incoming: IncomingMessage, origin: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  const method = incoming.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' } : {}
  return new Request(addressOf(incoming.url ?? '/', origin), { method, headers, ...body })
}

/**
 * Resolves a request target to a URL, normalizing dot segments and their encodings. A target that cannot be parsed
 * (`//`, `http:`) becomes a path that no route matches.
 */
export function addressOf(target: string, origin: string): URL {
  const url = URL.parse(`${origin}/${target.replace(/^\/+/, '')}`) ?? new URL(`${origin}/%00`)
  // `/.//evil.example` and `/\evil.example` parse to the path `//evil.example`, which is a host if resolved again.
  url.pathname = url.pathname.replace(/^\/+/, '/')
  return url
}

/**
 * Converts a function's response to the form held by the edge cache. Several `Set-Cookie` headers are joined by
 * newlines; the cache never stores responses with cookies.
 */
export async function toEdgeAnswer(response: Response): Promise<EdgeAnswer> {
  const body = Buffer.from(await response.arrayBuffer())
  const headers: Record<string, string> = {}
  for (const [name, value] of response.headers) if (name !== 'set-cookie') headers[name] = value
  const [cookie] = response.headers.getSetCookie()
  if (cookie !== undefined) headers['set-cookie'] = response.headers.getSetCookie().join('\n')
  return {
    status: response.status,
    headers: overPlainHttp(headers),
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  }
}

/**
 * Sends a function's response: 304 when the ETag of a shared response matches, else the body, brotli-compressed if the
 * client accepts it and the body has at least 1,024 bytes. The compressed body is memoized in `answer`.
 */
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

/** Sends a function's response, bypassing the edge cache. */
export async function sendResponse(
  outgoing: ServerResponse,
  response: Response,
  incoming: IncomingMessage,
): Promise<void> {
  await sendAnswer(outgoing, incoming, await toEdgeAnswer(response))
}

/** Sends a file: 304 when the ETag matches, else in the best encoding that the client accepts. */
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

/** Responds with 405, as Netlify does to methods other than GET and HEAD on static files. */
export function sendMethodRefusal(outgoing: ServerResponse): void {
  outgoing
    .writeHead(405, {
      ...safetyHeaders,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      allow: 'GET, HEAD',
      connection: 'close',
    })
    .end('This address can only be read.\n')
}
