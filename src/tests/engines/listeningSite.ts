import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { freePort } from '#src/tests/support/redisServer.ts'
import { startSiteProcess } from '#src/tests/support/siteProcess.ts'

/** The built site behind a proxy that records problems in its pages. */
export interface ListeningSite {
  readonly origin: string
  /** CSP violations, failed requests, errors and console warnings since the last `forget`. */
  readonly complaints: () => readonly string[]
  /** Status codes of the responses for a path since the last `forget`. */
  readonly answers: (path: string) => readonly number[]
  readonly forget: () => void
  readonly stop: () => Promise<void>
}

const paths = { script: '/-listen.js', complaint: '/-complaint', report: '/-report' } as const

/** Runs first in each page and reports its errors, because WebDriver has no access to the console. */
const listen = `(() => {
  const tell = (text) => navigator.sendBeacon('${paths.complaint}', location.pathname + ': ' + text)
  // What is only fetched ahead is broken off when the page is left.
  const isAhead = ({ rel }) => rel === 'modulepreload' || rel === 'preload'
  addEventListener('error', ({ message, target }) => {
    if (!isAhead(target)) tell(message ?? 'did not load: ' + (target.src ?? target.href))
  }, true)
  addEventListener('unhandledrejection', ({ reason }) => tell('rejected: ' + reason))
  window.presses = []
  for (const type of ['pointerdown', 'pointercancel', 'click', 'submit', 'pageshow']) {
    addEventListener(type, ({ target }) => {
      presses.push(type + ' ' + (target.outerHTML ?? target.URL).slice(0, 60))
    }, true)
  }
  for (const level of ['error', 'warn']) {
    const write = console[level]
    console[level] = (...words) => { tell(words.join(' ')); write.apply(console, words) }
  }
})()`

/**
 * Serves the built site, with the demo account, behind a proxy that collects errors in any browser engine: it injects
 * a script that reports errors into each page, and adds `report-uri` to each Content-Security-Policy, by which
 * browsers also report violations that pages cannot observe (a blocked prefetch).
 */
export async function startListeningSite(): Promise<ListeningSite> {
  const heard: string[] = []
  const answered: { readonly path: string; readonly status: number }[] = []
  // What the worker of a closed page asked for may be answered during the next test, which has not asked.
  let turn = 0
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const site = await startSiteProcess(0, { AUTH_URL: origin })
  // A first search loads the shelf, which on a busy machine takes longer than a visitor may wait.
  for (const path of ['/api/mood-recommendations/cry', '/search/?q=love']) await fetch(site.origin + path)

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/'
    if (path === paths.script) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=3600' }).end(listen)
    } else if (path === paths.complaint || path === paths.report) {
      const asked = turn
      const complaint = await text(incoming)
      if (asked === turn) heard.push(complaint)
      outgoing.writeHead(204).end()
    } else pass(incoming, outgoing)
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const asked = turn
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const onward = request(`${site.origin}${incoming.url}`, { method: incoming.method, headers }, (got) => {
      const { 'content-security-policy': policy, 'content-length': length, ...headers } = got.headers
      if (policy) headers['content-security-policy'] = `${policy}; report-uri ${paths.report}`
      const status = got.statusCode ?? 502
      if (asked === turn) answered.push({ path: incoming.url ?? '/', status })
      if (asked === turn && status >= 400) heard.push(`${status}: ${incoming.url}`)
      const isPage = headers['content-type']?.startsWith('text/html') && incoming.method === 'GET'
      outgoing.writeHead(status, isPage || !length ? headers : { ...headers, 'content-length': length })
      if (!isPage) return void got.pipe(outgoing)
      void text(got).then((page) =>
        outgoing.end(page.replace('<head>', `<head><script src="${paths.script}"></script>`)),
      )
    })
    onward.once('error', () => outgoing.destroy())
    incoming.pipe(onward)
  }

  const front = createServer((incoming, outgoing) => void answer(incoming, outgoing).catch(() => outgoing.destroy()))
  await new Promise<void>((done) => front.listen(port, '127.0.0.1', done))
  return {
    origin,
    complaints: () => heard,
    answers: (path) => answered.filter((one) => one.path === path).map(({ status }) => status),
    forget() {
      turn++
      heard.length = 0
      answered.length = 0
    },
    async stop() {
      front.closeAllConnections()
      await new Promise((done) => front.close(done))
      await site.stop()
    },
  }
}
