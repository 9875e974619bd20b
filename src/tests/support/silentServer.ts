import { type LocalServer, startLocalServer } from './localServer.ts'

export interface SilentServer extends LocalServer {
  /** Number of requests received. */
  readonly calls: () => number
}

/** Starts a server that accepts every request and never responds. */
export async function startSilentServer(): Promise<SilentServer> {
  let calls = 0
  const server = await startLocalServer(() => {
    calls++
  })
  return { ...server, calls: () => calls }
}
