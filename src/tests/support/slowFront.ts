import { request } from 'node:http'
import { type LocalServer, startLocalServer } from './localServer.ts'

export interface SlowFront extends LocalServer {
  /** Delays all further requests by `ms`; null leaves only the next one unanswered and then removes the delay. */
  readonly hold: (ms: number | null) => void
  /** Number of requests received. */
  readonly calls: () => number
}

/** Starts a reverse proxy with an adjustable delay in front of an HTTP service. */
export async function startSlowFront(target: string): Promise<SlowFront> {
  let holdMs: number | null = 0
  let calls = 0
  const server = await startLocalServer((incoming, outgoing) => {
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
  })
  return {
    ...server,
    hold: (ms) => {
      holdMs = ms
    },
    calls: () => calls,
  }
}
