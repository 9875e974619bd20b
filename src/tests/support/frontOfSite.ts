import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** A server before the site that a test can take off the network, or deploy a new version on. */
export interface FrontOfSite {
  readonly url: string
  /** From now on every connection breaks off, although the browser believes itself online. */
  readonly cut: () => void
  /** From now on there is a new worker, and none of these paths exist any more, as after a deploy. */
  readonly deploy: (gone: (path: string) => boolean) => void
  /** The same, with scripts (all, or those whose address matches) under new names, which pages and scripts know, and none under its old one. */
  readonly renameScripts: (which?: RegExp) => void
  readonly close: () => Promise<void>
}

/** What a new version's scripts are called. */
export function renamed(script: string): string {
  return script.replace(/\.js$/, '-next.js')
}

/** A script's name in a page or in another script. */
const namedScript = /(?:\/_astro|\.)\/[\w.-]+\.js\b/g
const isNewScript = (path: string): boolean => path.startsWith('/_astro/') && path.endsWith('-next.js')
const isOldScript = (path: string): boolean => /^\/_astro\/.*\.js$/.test(path) && !isNewScript(path)
const anyScript = /./

/** Starts one on any free port. */
export async function frontOfSite(site: string): Promise<FrontOfSite> {
  let reachable = true
  let isGone: ((path: string) => boolean) | null = null
  let hasNewName: RegExp | null = null
  const rename = (name: string): string => (hasNewName?.test(name) ? renamed(name) : name)

  /** An answer of the site with something else in it: neither packed nor "not modified". */
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
