import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { DomainError } from '#src/domain/errors.ts'
import { errorResponse } from '#src/server/http/errorResponse.ts'
import { log } from '#src/server/http/log.ts'
import { safetyHeaders } from '#src/server/http/safetyHeaders.ts'
import { edgeCache } from './edgeCache.ts'
import { addressOf, sendAnswer, sendFile, sendMethodRefusal, sendResponse, toEdgeAnswer, toRequest } from './http.ts'
import { imageService } from './images.ts'
import { type LoadedFunction, loadFunctions } from './loadFunctions.ts'
import { netlifyRules, type RedirectRule } from './netlifyRules.ts'
import { overPlainHttp } from './plainHttp.ts'
import { contextOf } from './requestContext.ts'
import {
  beforeBodyIsLate,
  closeIfUnread,
  isRead,
  limitConnections,
  type Patience,
  refuseOddMethods,
  usualPatience,
} from './requestLimits.ts'
import { staticFiles } from './staticFiles.ts'

export interface SiteOptions {
  /** Project root. */
  readonly root: string
  /** 0 picks a free port. */
  readonly port: number
  readonly host?: string
  /** Deadlines for receiving a request. */
  readonly patience?: Patience
  /** Folder of the functions; by default the project's bundles, or else its sources. */
  readonly functions?: string
}

export interface RunningSite {
  readonly url: string
  /** Graceful shutdown: stops accepting connections and resolves when pending requests have finished. */
  readonly close: () => Promise<void>
}

/** Thrown when the requested port is in use. */
export class PortInUseError extends Error {
  override readonly name = 'PortInUseError'
}

/**
 * Serves the built site as Netlify does: functions by their paths, files with `_headers` and `_redirects`, and
 * localized 404 pages. Used by `npm start`, end-to-end tests and measurements. Sets
 * `process.env.URL`.
 * @throws PortInUseError when the port is in use, or Error when the site is not built
 */
export async function serveSite({
  root,
  port,
  host = '127.0.0.1',
  patience = usualPatience,
  functions: folder = functionsFolder(root),
}: SiteOptions): Promise<RunningSite> {
  const dist = resolve(root, 'dist')
  const find = staticFiles(dist)
  if (!(await find('/')))
    throw new Error('The site is not built: dist/index.html is missing. Run "npm run build" first.')
  const { redirect: redirectOf, headers: headersOf } = netlifyRules({ root, dist })
  const rules = { redirect: redirectOf, headers: async (path: string) => overPlainHttp(await headersOf(path)) }
  const images = imageService(root)
  const edge = edgeCache()
  const loading = Promise.withResolvers<LoadedFunction[]>()
  const functions = loading.promise

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { pathname, search } = addressOf(incoming.url ?? '/', origin())
    // Normalizes the URL for everything downstream.
    incoming.url = pathname + search
    const redirect = await rules.redirect(incoming, origin())
    const fn = (await functions).find(({ matches }) => matches(pathname))
    // On Netlify, redirects come before functions; see docs/decisions/010-every-path-has-one-function.md.
    const isAnsweredByFunction = fn && !redirect?.force && !(fn.prefersStatic && (await find(pathname)))
    if (isAnsweredByFunction) return await answerByFunction(fn, incoming, outgoing)
    // Netlify does not apply `_headers` to its own responses: images and redirects.
    if (/^\/\.netlify\/images\/?$/.test(pathname)) {
      if (!isRead(incoming)) return sendMethodRefusal(outgoing)
      return await images(incoming, outgoing)
    }
    const file = redirect?.force ? null : await find(pathname)
    closeIfUnread(incoming, outgoing)
    if (!isRead(incoming) && (file || (redirect && redirect.status !== 404))) return sendMethodRefusal(outgoing)
    if (file) return sendFile(outgoing, incoming, file, await rules.headers(pathname))
    if (redirect) return await sendRedirect(redirect, pathname, incoming, outgoing)
    await sendNotFound('/404.html', pathname, incoming, outgoing)
  }

  async function answerByFunction(fn: LoadedFunction, incoming: IncomingMessage, outgoing: ServerResponse) {
    try {
      refuseOddMethods(incoming)
      const run = async () => await toEdgeAnswer(await fn.handler(toRequest(incoming, origin()), contextOf(incoming)))
      const { answer, status } = await beforeBodyIsLate(incoming, patience, () => edge(incoming, run))
      if (status) outgoing.setHeader('cache-status', `"Netlify Edge"; ${status}`)
      closeIfUnread(incoming, outgoing)
      await sendAnswer(outgoing, incoming, answer)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      closeIfUnread(incoming, outgoing)
      await sendResponse(outgoing, errorResponse(fn.name, error), incoming)
    }
  }

  async function sendRedirect(
    { to, status }: RedirectRule,
    pathname: string,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ) {
    if (status === 404) return await sendNotFound(to, pathname, incoming, outgoing)
    if (status === 200) {
      const file = await find(to)
      if (file) return sendFile(outgoing, incoming, file, await rules.headers(pathname))
      return await sendNotFound('/404.html', pathname, incoming, outgoing)
    }
    outgoing.writeHead(status, { location: to, 'cache-control': 'no-cache' }).end()
  }

  /** Header rules apply to the requested path, not to the 404 page's, as on Netlify. */
  async function sendNotFound(page: string, pathname: string, incoming: IncomingMessage, outgoing: ServerResponse) {
    const file = (await find(page)) ?? (await find('/404.html'))
    if (file) return sendFile(outgoing, incoming, file, await rules.headers(pathname), 404)
    outgoing.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('404 Page Not Found')
  }

  const server = createServer({ connectionsCheckingInterval: 1000 }, (incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => {
      log('error', 'the local server failed', { path: incoming.url?.split('?')[0], error })
      const plain = { ...safetyHeaders, 'content-type': 'text/plain; charset=utf-8' }
      if (!outgoing.headersSent) outgoing.writeHead(500, plain)
      outgoing.end('The local server failed; its log says why.')
    })
  })
  limitConnections(server, patience)
  await listen(server, port, host)
  const address = server.address()
  const actualPort = typeof address === 'object' && address ? address.port : port
  function origin(): string {
    return `http://localhost:${actualPort}`
  }
  // Netlify provides the site's origin in URL; functions read it when they are loaded.
  process.env['URL'] = origin()
  await readHashedFiles(dist, find)
  loading.resolve(await loadFunctions(folder))
  return { url: origin(), close: () => close(server) }
}

/** Warms the cache with compressed hashed assets, as on a CDN, so that the first page load does not wait for them. */
async function readHashedFiles(dist: string, find: ReturnType<typeof staticFiles>): Promise<void> {
  const files = await readdir(resolve(dist, '_astro')).catch(() => [])
  await Promise.all(files.map((file) => find(`/_astro/${file}`)))
}

/** The bundled functions, which production runs, or the sources when there are no bundles. */
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
