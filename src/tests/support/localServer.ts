import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'

export interface LocalServer {
  readonly url: string
  /** Stops listening and closes open connections. */
  readonly stop: () => void
}

/** Starts an HTTP server on a free port of this machine. */
export async function startLocalServer(answer: RequestListener): Promise<LocalServer> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  // On a busy machine a client may be late to hear that an idle connection was closed, and its next request is lost.
  server.keepAliveTimeout = 60_000
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
