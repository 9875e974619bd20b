import { once } from 'node:events'
import { connect } from 'node:net'

export interface RawAnswer {
  readonly status: number
  /** Header names are in lower case. */
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

/**
 * Sends a request verbatim over TCP and reads until the server closes the connection.
 * @param piece sent repeatedly until the connection is closed, to simulate an endless body
 * @throws Error when the response is not HTTP/1.1
 */
export async function rawRequest(url: string, head: string, piece?: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname)
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  // Writing to a closed connection emits an error, which is expected here.
  socket.on('error', () => {})
  const { promise: closed, resolve: close } = Promise.withResolvers<void>()
  socket.once('close', () => close())
  await once(socket, 'connect')
  socket.write(head)
  const sendOn = (): void => {
    if (piece !== undefined && socket.writable) socket.write(piece, () => setImmediate(sendOn))
  }
  sendOn()
  await closed
  return parsed(Buffer.concat(chunks).toString('utf8'))
}

function parsed(text: string): RawAnswer {
  const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(text) ?? []
  if (status === undefined) throw new Error(`no answer of HTTP: ${JSON.stringify(text.slice(0, 100))}`)
  const end = text.indexOf('\r\n\r\n')
  const lines = text.slice(0, end).split('\r\n').slice(1)
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  return { status: Number(status), headers, body: text.slice(end + 4) }
}
