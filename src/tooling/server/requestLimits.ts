import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { DomainError } from '#src/domain/errors.ts'

/** How long a request may take to arrive, in milliseconds. */
export interface Patience {
  /** From when its headers are there. */
  readonly bodyMs: number
  /** All of it, headers included; longer than the body alone. */
  readonly requestMs: number
}

export const usualPatience: Patience = { bodyMs: 10_000, requestMs: 15_000 }

/** The methods that a web Request may have; TRACE and CONNECT are forbidden there. */
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** @throws DomainError method_not_allowed for what no page and no function takes */
export function refuseOddMethods({ method = '' }: IncomingMessage): void {
  if (!methods.has(method)) {
    throw new DomainError('method_not_allowed', `This server answers only: ${[...methods].join(', ')}.`)
  }
}

/** Whether an address that is no function's may be asked like this. */
export function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

/**
 * Runs the work of a request whose body may still be arriving.
 * @throws DomainError request_timeout when the body is not there in time, whatever the work waits for
 */
export async function beforeBodyIsLate<Value>(
  incoming: IncomingMessage,
  { bodyMs }: Patience,
  work: () => Promise<Value>,
): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    if (!incoming.complete) reject(new DomainError('request_timeout', 'The body did not arrive in time.'))
  }, bodyMs)
  try {
    return await Promise.race([work(), late])
  } finally {
    clearTimeout(timer)
  }
}

/** Closes the connection after this response when the request's body has not been read to its end. */
export function closeIfUnread(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (!incoming.complete && !outgoing.headersSent) outgoing.setHeader('connection', 'close')
}

/** Node's own deadline for requests, and a 405 for CONNECT, which never reaches the request handler. */
export function limitConnections(server: Server, { requestMs }: Patience): void {
  // For headers that never end; a late body gets a proper response before this.
  server.requestTimeout = requestMs
  server.on('connect', (_, socket) => {
    const allow = [...methods].join(', ')
    socket.on('error', () => {})
    socket.end(`HTTP/1.1 405 Method Not Allowed\r\nallow: ${allow}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`)
  })
}
