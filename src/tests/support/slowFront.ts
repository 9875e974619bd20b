import { once } from 'node:events'
import { createServer, request } from 'node:http'

export interface SlowFront {
  readonly url: string
  /** Delays all further requests by `ms`; null leaves only the next one unanswered and then removes the delay. */
  readonly hold: (ms: number | null) => void
  /** Number of requests received. */
  readonly calls: () => number
  readonly stop: () => void
}

/** Starts a reverse proxy with an adjustable delay in front of an HTTP service. */
export async function startSlowFront(target: string): Promise<SlowFront> {
  let holdMs: number | null = 0
  let calls = 0
  const server = createServer((incoming, outgoing) => {
    calls++
    if (holdMs === null) {
      holdMs = 0
      return
    }
    const { method, headers, url } = incoming
    const onward = request(`${target}${url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.once('error', () => outgoing.destroy())
    setTimeout(() => incoming.pipe(onward), holdMs)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    hold: (ms) => {
      holdMs = ms
    },
    calls: () => calls,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
