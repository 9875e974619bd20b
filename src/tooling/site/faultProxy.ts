import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http'

/**
 * Injectable faults: connection closed without a response, reset halfway through the body, a delay of 5 s, status
 * 500, an HTML 502 page, status 429 with `Retry-After`, truncated JSON, JSON of wrong types, an empty result page,
 * and a body sent in about 60 slices 150 ms apart.
 */
export const faults = [
  'refuse',
  'reset',
  'stall',
  'error',
  'html',
  'limit',
  'truncate',
  'wrong-types',
  'empty',
  'drip',
] as const
export type Fault = (typeof faults)[number]

export interface FaultProxy {
  readonly url: string
  /** Sets the active fault; null disables faults. */
  readonly setFault: (fault: Fault | null) => Promise<void>
  /** Number of requests received, by path without query. */
  readonly seen: ReadonlyMap<string, number>
  readonly close: () => Promise<void>
}

const stallMs = 5000
const dripMs = 150
const retryAfterSeconds = 2

/**
 * Starts a reverse proxy on 127.0.0.1 that forwards to an HTTP service and injects the active fault into responses.
 * @param target origin of the service
 * @param port 0 for any free one
 */
export async function startFaultProxy(target: string, port = 0): Promise<FaultProxy> {
  let fault: Fault | null = null
  const seen = new Map<string, number>()
  const server = createServer((incoming, outgoing) => {
    const path = (incoming.url ?? '/').split('?')[0] ?? '/'
    seen.set(path, (seen.get(path) ?? 0) + 1)
    answer(incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the proxy has no port')
  const url = `http://127.0.0.1:${address.port}`

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (fault === 'refuse') return void incoming.socket.destroy()
    if (fault === 'stall') await pause(stallMs)
    if (fault === 'error')
      return void json(outgoing, 500, '{"success":false,"status_code":11,"status_message":"Internal error"}')
    if (fault === 'html') {
      return void outgoing
        .writeHead(502, { 'content-type': 'text/html' })
        .end('<html><body><h1>502 Bad Gateway</h1></body></html>')
    }
    if (fault === 'limit') {
      outgoing.setHeader('retry-after', String(retryAfterSeconds))
      return void json(outgoing, 429, '{"success":false,"status_code":25,"status_message":"Over the limit"}')
    }
    const { status, type, body } = await forward(target, incoming)
    outgoing.writeHead(status, { 'content-type': type })
    if (fault === 'reset') {
      outgoing.write(body.subarray(0, Math.ceil(body.length / 2)), () => incoming.socket.destroy())
      return
    }
    if (fault === 'drip') return await drip(outgoing, body)
    outgoing.end(fault ? spoilt(body.toString('utf8'), fault) : body)
  }

  return {
    url,
    seen,
    async setFault(next) {
      fault = next
      // Idle keep-alive connections would hide `refuse`.
      server.closeIdleConnections()
    },
    async close() {
      server.closeAllConnections()
      await new Promise<void>((done) => server.close(() => done()))
    },
  }
}

function spoilt(body: string, fault: Fault): string {
  if (fault === 'truncate') return body.slice(0, Math.floor(body.length * 0.6))
  if (fault === 'wrong-types') return body.replace(/"(results|id|title|name|result)":/g, '"$1":{"odd":true},"was_$1":')
  if (fault === 'empty') return '{"page":1,"results":[],"total_pages":0,"total_results":0}'
  return body
}

async function drip(outgoing: ServerResponse, body: Buffer): Promise<void> {
  const size = Math.max(1, Math.ceil(body.length / 60))
  for (let at = 0; at < body.length && !outgoing.destroyed; at += size) {
    outgoing.write(body.subarray(at, at + size))
    await pause(dripMs)
  }
  outgoing.end()
}

function forward(target: string, incoming: IncomingMessage): Promise<{ status: number; type: string; body: Buffer }> {
  return new Promise((done, fail) => {
    const { host: _, ...headers } = incoming.headers
    const outgoing = sendRequest(
      `${target}${incoming.url ?? '/'}`,
      { method: incoming.method, headers },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          done({
            status: response.statusCode ?? 502,
            type: response.headers['content-type'] ?? 'application/json',
            body: Buffer.concat(chunks),
          }),
        )
      },
    )
    outgoing.on('error', fail)
    incoming.pipe(outgoing)
  })
}

function json(outgoing: ServerResponse, status: number, body: string): void {
  outgoing.writeHead(status, { 'content-type': 'application/json' }).end(body)
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, ms).unref()
  })
}
