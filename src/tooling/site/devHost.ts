import { join } from 'node:path'
import type { AstroIntegration } from 'astro'
import { projectRoot } from '#src/tooling/projectRoot.ts'
import { sendResponse, toRequest } from './http.ts'
import { imageService } from './images.ts'
import { loadFunctions } from './loadFunctions.ts'
import { netlifyRules } from './netlifyRules.ts'
import { contextOf } from './requestContext.ts'

/** Replaces a worker that `npm start` left at this origin, which would answer with built pages. */
const noWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(registration.unregister()))`

/**
 * Astro integration that makes the development server do what the host does: headers, redirects, resized images, and
 * functions, whose sources Vite loads at the first request and after each change. The Netlify adapter's emulation takes
 * 25 s of CPU time before the first page: it traces the packages of every function and starts a database.
 */
export function devHost(): AstroIntegration {
  return {
    name: 'dev-host',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const rules = netlifyRules({ root: projectRoot, dist: join(projectRoot, 'dist') })
        const sendImage = imageService(projectRoot)
        const load = (file: string) => server.ssrLoadModule(file)
        server.middlewares.use('/service-worker.js', (_, outgoing) => {
          outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(noWorker)
        })
        server.middlewares.use(async (incoming, outgoing, next) => {
          try {
            const request = toRequest(incoming, `http://${incoming.headers.host ?? 'localhost'}`)
            const { pathname, origin } = new URL(request.url)
            if (pathname === '/.netlify/images') return await sendImage(incoming, outgoing)
            if (/^\/api(\/|$)/.test(pathname)) {
              const functions = await loadFunctions(join(projectRoot, 'netlify/functions'), load)
              const handler = functions.find(({ matches }) => matches(pathname))?.handler
              if (handler) return await sendResponse(outgoing, await handler(request, contextOf(incoming)), incoming)
            }
            const redirect = await rules.redirect(incoming, origin)
            if (redirect && redirect.status >= 300) {
              return void outgoing.writeHead(redirect.status, { location: redirect.to }).end()
            }
            for (const [name, value] of Object.entries(await rules.headers(pathname))) outgoing.setHeader(name, value)
            next()
          } catch (error) {
            next(error)
          }
        })
      },
    },
  }
}
