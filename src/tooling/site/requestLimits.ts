import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { DomainError, MethodNotAllowedError } from '#src/domain/errors.ts'

/** Deadlines for receiving a request, in milliseconds. */
export interface Patience {
  /** For the body, from when the headers have been received. */
  readonly bodyMs: number
  /** For the whole request, headers included; must exceed `bodyMs`. */
  readonly requestMs: number
}

export const usualPatience: Patience = { bodyMs: 10_000, requestMs: 15_000 }

/** Methods that the `Request` constructor allows; it throws for TRACE and CONNECT. */
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** @throws DomainError method_not_allowed for methods that neither pages nor functions support */
export function refuseOddMethods({ method = '' }: IncomingMessage): void {
  if (!methods.has(method)) throw new MethodNotAllowedError([...methods], 'This server')
}

/** Whether the method is valid for static files: GET or HEAD. */
export function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

/**
 * Runs the handler of a request whose body may still be arriving.
 * @throws DomainError request_timeout when the body is incomplete after `bodyMs`, even if `work` is still pending
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

/** Closes the connection after the response when the request's body has not been received completely. */
export function closeIfUnread(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (!incoming.complete && !outgoing.headersSent) outgoing.setHeader('connection', 'close')
}

/** Sets Node's request timeout, and responds to CONNECT with 405, because it never reaches the request handler. */
export function limitConnections(server: Server, { requestMs }: Patience): void {
  // Applies to slow headers; for a slow body, `beforeBodyIsLate` responds earlier.
  server.requestTimeout = requestMs
  server.on('connect', (_, socket) => {
    const allow = [...methods].join(', ')
    socket.on('error', () => {})
    socket.end(`HTTP/1.1 405 Method Not Allowed\r\nallow: ${allow}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`)
  })
}
