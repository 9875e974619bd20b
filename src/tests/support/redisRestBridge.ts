import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createClient } from 'redis'
import { z } from '#src/domain/schema.ts'

export interface RestBridge {
  readonly url: string
  readonly token: string
  /** Runs a Redis command directly, bypassing the REST API. */
  readonly command: (...args: string[]) => Promise<unknown>
  readonly stop: () => Promise<void>
}

const commandSchema = z.array(z.union([z.string(), z.number()])).check(z.minLength(1))

/**
 * Serves Upstash's REST API in front of a Redis server: POST `/`, `/pipeline` and `/multi-exec`, bearer token, base64
 * responses. `/multi-exec` is not atomic here.
 */
export async function startRestBridge(redisPort: number): Promise<RestBridge> {
  const client = createClient({
    url: `redis://127.0.0.1:${redisPort}`,
    // Upstash uses RESP 2: a hash is a flat array of fields and values instead of an object.
    RESP: 2,
    socket: { reconnectStrategy: false },
  })
  client.on('error', () => {})
  await client.connect()
  const token = 'bridge-token'

  const send = async (command: readonly (string | number)[]): Promise<{ result: unknown } | { error: string }> => {
    try {
      return { result: await client.sendCommand(command.map(String)) }
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) }
    }
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (incoming.headers.authorization !== `Bearer ${token}`) {
      outgoing.writeHead(401).end(JSON.stringify({ error: 'Unauthorized' }))
      return
    }
    const body: unknown = JSON.parse(await text(incoming))
    const encode = incoming.headers['upstash-encoding'] === 'base64' ? base64 : (value: unknown) => value
    const wrap = (reply: { result: unknown } | { error: string }) =>
      'result' in reply ? { result: encode(reply.result) } : reply
    const many = incoming.url === '/pipeline' || incoming.url === '/multi-exec'
    const reply = many
      ? await Promise.all(
          z
            .array(commandSchema)
            .parse(body)
            .map(async (one) => wrap(await send(one))),
        )
      : wrap(await send(commandSchema.parse(body)))
    const failed = !many && 'error' in reply
    outgoing.writeHead(failed ? 400 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => outgoing.writeHead(500).end(String(error)))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the bridge has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    token,
    command: (...args) => client.sendCommand(args),
    stop: async () => {
      server.closeAllConnections()
      await new Promise<void>((done) => server.close(() => done()))
      client.destroy()
    },
  }
}

async function text(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * Encodes like Upstash: strings except `OK` become base64, arrays are mapped recursively, other values are unchanged.
 */
function base64(value: unknown): unknown {
  if (typeof value === 'string') return value === 'OK' ? value : Buffer.from(value).toString('base64')
  return Array.isArray(value) ? value.map(base64) : value
}
