import { once } from 'node:events'
import { createServer } from 'node:http'

export interface SilentServer {
  readonly url: string
  /** Number of requests received. */
  readonly calls: () => number
  readonly stop: () => void
}

/** Starts a server that accepts every request and never responds. */
export async function startSilentServer(): Promise<SilentServer> {
  let calls = 0
  const server = createServer(() => {
    calls++
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls: () => calls,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
