import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** A reverse proxy in front of the site that simulates network failures and deploys. */
export interface FrontOfSite {
  readonly url: string
  /** From now on all connections are closed, while `navigator.onLine` stays true. */
  readonly cut: () => void
  /** Simulates a deploy: the service worker changes, and matching paths respond with 404. */
  readonly deploy: (gone: (path: string) => boolean) => void
  /**
   * A deploy that renames scripts (all, or those whose path matches) and the references to them; old names are gone.
   */
  readonly renameScripts: (which?: RegExp) => void
  readonly close: () => Promise<void>
}

/** Name of a script after `renameScripts`. */
export function renamed(script: string): string {
  return script.replace(/\.js$/, '-next.js')
}

/** A reference to a script in a page or another script. */
const namedScript = /(?:\/_astro|\.)\/[\w.-]+\.js\b/g
const isNewScript = (path: string): boolean => path.startsWith('/_astro/') && path.endsWith('-next.js')
const isOldScript = (path: string): boolean => /^\/_astro\/.*\.js$/.test(path) && !isNewScript(path)
const anyScript = /./

/** Starts the proxy on a free port. @param site origin of the site */
export async function frontOfSite(site: string): Promise<FrontOfSite> {
  let reachable = true
  let isGone: ((path: string) => boolean) | null = null
  let hasNewName: RegExp | null = null
  const rename = (name: string): string => (hasNewName?.test(name) ? renamed(name) : name)

  /** Forwards a request and edits the response body; disables compression and conditional requests. */
  function change(incoming: IncomingMessage, outgoing: ServerResponse, path: string, edit: (body: string) => string) {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    delete headers['if-none-match']
    const onward = request(site + path, { method: incoming.method, headers }, async (answer) => {
      const { 'content-length': _, ...rest } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, rest).end(edit(await text(answer)))
    })
    onward.once('error', () => outgoing.destroy()).end()
  }

  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    if (!reachable) return void incoming.socket.destroy()
    if (isGone?.(path)) return void outgoing.writeHead(404, { 'content-type': 'text/plain' }).end()
    if (isGone && path === '/service-worker.js') {
      return change(incoming, outgoing, path, (worker) => `/* the next version */${worker}`)
    }
    const isPage = incoming.headers.accept?.includes('text/html') || incoming.headers['sec-fetch-dest'] === 'empty'
    if (hasNewName && !path.startsWith('/api/') && (isPage || isNewScript(path))) {
      return change(incoming, outgoing, path.replace('-next.js', '.js'), (body) => body.replace(namedScript, rename))
    }
    const onward = request(site + path, { method: incoming.method, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
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
    renameScripts(which = anyScript) {
      isGone = (path) => isOldScript(path) && which.test(path)
      hasNewName = which
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
