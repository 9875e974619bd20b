import { createServer, request } from 'node:http'

/** A server before the site that a test can take off the network, or deploy a new version on. */
export interface FrontOfSite {
  readonly url: string
  /** From now on every connection breaks off, although the browser believes itself online. */
  readonly cut: () => void
  /** From now on there is a new worker, and none of these paths exist any more, as after a deploy. */
  readonly deploy: (gone: (path: string) => boolean) => void
  readonly close: () => Promise<void>
}

/** Starts one on any free port. */
export async function frontOfSite(site: string): Promise<FrontOfSite> {
  let reachable = true
  let isGone: ((path: string) => boolean) | null = null
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    if (!reachable) return void incoming.socket.destroy()
    if (isGone?.(path)) return void outgoing.writeHead(404, { 'content-type': 'text/plain' }).end()
    const newWorker = isGone !== null && path === '/service-worker.js'
    const headers = { ...incoming.headers }
    if (newWorker) {
      // Neither packed nor "not modified", because something is added.
      headers['accept-encoding'] = 'identity'
      delete headers['if-none-match']
    }
    const onward = request(site + path, { method: incoming.method, headers }, (answer) => {
      const { 'content-length': length, ...rest } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, newWorker || !length ? rest : answer.headers)
      if (newWorker) outgoing.write('/* the next version */')
      answer.pipe(outgoing)
    })
    onward.once('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://localhost:${port}`,
    cut() {
      reachable = false
      server.closeAllConnections()
    },
    deploy(gone) {
      isGone = gone
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
