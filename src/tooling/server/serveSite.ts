import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { log } from '#src/server/log.ts'
import { safetyHeaders } from '#src/server/safetyHeaders.ts'
import { edgeCache } from './edgeCache.ts'
import { sendAnswer, sendFile, toEdgeAnswer, toRequest } from './http.ts'
import { imageService } from './images.ts'
import { type LoadedFunction, loadFunctions } from './loadFunctions.ts'
import { netlifyRules } from './netlifyRules.ts'
import { contextOf } from './requestContext.ts'
import { staticFiles } from './staticFiles.ts'

export interface SiteOptions {
  /** The project's folder. */
  readonly root: string
  /** 0 for any free one. */
  readonly port: number
  readonly host?: string
}

export interface RunningSite {
  readonly url: string
  /** Stops taking requests, lets those under way finish, then closes. */
  readonly close: () => Promise<void>
}

/** The port that was asked for is taken. */
export class PortInUseError extends Error {
  override readonly name = 'PortInUseError'
}

/**
 * Serves the built site as Netlify would: functions by their paths, files with the headers and redirects of netlify.toml, and the
 * language's own 404 page. Used by `npm start`, end-to-end tests and measurements.
 * @throws PortInUseError, or Error when the site is not built
 */
export async function serveSite({ root, port, host = '127.0.0.1' }: SiteOptions): Promise<RunningSite> {
  const dist = resolve(root, 'dist')
  const find = staticFiles(dist)
  if (!(await find('/')))
    throw new Error('The site is not built: dist/index.html is missing. Run "npm run build" first.')
  const rules = netlifyRules({ root, dist })
  const images = imageService(root)
  const edge = edgeCache()
  const loading = Promise.withResolvers<LoadedFunction[]>()
  const functions = loading.promise

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const target = incoming.url ?? '/'
    const [pathname = '/'] = target.split('?')
    const fn = (await functions).find(({ matches }) => matches(pathname))
    if (fn && !(fn.prefersStatic && (await find(pathname)))) {
      const run = async () => toEdgeAnswer(await fn.handler(await toRequest(incoming, origin()), contextOf(incoming)))
      const { answer, status } = await edge(incoming, run)
      if (status) outgoing.setHeader('cache-status', `"Netlify Edge"; ${status}`)
      return await sendAnswer(outgoing, incoming, answer)
    }
    for (const [name, value] of Object.entries(await rules.headers('/'))) outgoing.setHeader(name, value)
    if (pathname === '/.netlify/images') return await images(incoming, outgoing)
    const redirect = await rules.redirect(incoming, origin())
    if (redirect?.force) return await sendRedirect(redirect.to, redirect.status, incoming, outgoing)
    const file = await find(pathname)
    if (file) return sendFile(outgoing, incoming, file, await rules.headers(pathname))
    if (redirect) return await sendRedirect(redirect.to, redirect.status, incoming, outgoing)
    await sendNotFound('/404.html', incoming, outgoing)
  }

  async function sendRedirect(to: string, status: number, incoming: IncomingMessage, outgoing: ServerResponse) {
    if (status === 404) return await sendNotFound(to, incoming, outgoing)
    if (status === 200) {
      const file = await find(to)
      if (file) return sendFile(outgoing, incoming, file, await rules.headers(to))
      return await sendNotFound('/404.html', incoming, outgoing)
    }
    outgoing.writeHead(status, { location: to, 'cache-control': 'no-cache' }).end()
  }

  async function sendNotFound(page: string, incoming: IncomingMessage, outgoing: ServerResponse) {
    const file = (await find(page)) ?? (await find('/404.html'))
    if (file) return sendFile(outgoing, incoming, file, await rules.headers(page), 404)
    outgoing.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('404 Page Not Found')
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => {
      log('error', 'the local server failed', { path: incoming.url?.split('?')[0], error })
      const plain = { ...safetyHeaders, 'content-type': 'text/plain; charset=utf-8' }
      if (!outgoing.headersSent) outgoing.writeHead(500, plain)
      outgoing.end('The local server failed; its log says why.')
    })
  })
  await listen(server, port, host)
  const address = server.address()
  const actualPort = typeof address === 'object' && address ? address.port : port
  function origin(): string {
    return `http://localhost:${actualPort}`
  }
  // Netlify tells functions so where the site is; it must stand before they load.
  process.env['URL'] = origin()
  await readHashedFiles(dist, find)
  loading.resolve(await loadFunctions(functionsFolder(root)))
  return { url: origin(), close: () => close(server) }
}

/** The CDN has hashed files at hand, compressed; so has this server, before a function or a page waits for one. */
async function readHashedFiles(dist: string, find: ReturnType<typeof staticFiles>): Promise<void> {
  for (const folder of ['shelf', '_astro']) {
    const files = await readdir(resolve(dist, folder)).catch(() => [])
    await Promise.all(files.map((file) => find(`/${folder}/${file}`)))
  }
}

/** What production runs: the bundles, where the site was built with them. */
function functionsFolder(root: string): string {
  const bundles = resolve(root, '.netlify/moodlight-functions')
  return existsSync(bundles) ? bundles : resolve(root, 'netlify/functions')
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      fail(
        error.code === 'EADDRINUSE'
          ? new PortInUseError(`Port ${port} is in use. Stop what runs there, or choose another: PORT=4322 npm start`, {
              cause: error,
            })
          : error,
      )
    })
    server.listen(port, host, done)
  })
}

function close(server: Server): Promise<void> {
  return new Promise((done, fail) => {
    server.close((error) => (error ? fail(error) : done()))
    server.closeIdleConnections()
  })
}
