import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorBodySchema } from '#src/domain/errors.ts'
import { safetyHeaders } from '#src/server/http/safetyHeaders.ts'
import { type RawAnswer, rawRequest } from '#src/tests/support/rawRequest.ts'
import { headersFile, redirectsFile } from '#src/tooling/build/netlifyFiles.ts'
import { projectRoot } from '#src/tooling/projectRoot.ts'
import { type RunningSite, serveSite } from './serveSite.ts'

const files = {
  'index.html': 'home',
  '404.html': 'lost',
  'about/index.html': 'about',
  'pt/index.html': 'casa',
  '_astro/page.1a2b3c.js': 'export {}',
  'og/en/home.png': 'image',
  _headers: headersFile('default-src none'),
  _redirects: `/old /about/ 301\n${redirectsFile()}`,
}

let root: string
let site: RunningSite
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'moodlight-site-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, 'dist', name)), { recursive: true })
    await writeFile(join(root, 'dist', name), text)
  }
  await cp(join(projectRoot, 'netlify.toml'), join(root, 'netlify.toml'))
  const functions = join(projectRoot, 'netlify', 'functions')
  site = await serveSite({ root, port: 0, functions, patience: { bodyMs: 1000, requestMs: 2000 } })
}, 60_000)
afterAll(async () => {
  await site.close()
  await rm(root, { recursive: true })
})

/** Sends a request on a new connection, without normalizing its target. */
function ask(target: string, { method = 'GET', headers = '', body = '' } = {}): Promise<RawAnswer> {
  return rawRequest(
    site.url,
    `${method} ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${headers}\r\n${body}`,
  )
}

function errorIn({ body, headers }: RawAnswer): string {
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  return errorBodySchema.parse(JSON.parse(body)).error.code
}

describe('the local server answers as the host does', () => {
  it.each(['/api/location/', '/api/health/', '/api/auth/user/', '/api/titles/movie-129/', '/API/LOCATION/set/'])(
    'finds the function of %s, whose address has a closing slash',
    async (target) => {
      const plain = target.replace(/\/$/, '')
      expect((await ask(target)).status).toBe((await ask(plain)).status)
      expect((await ask(target)).headers.get('content-type')).toMatch(/json/)
    },
  )

  it('lets pages and files be read, and no more', async () => {
    for (const target of ['/about/', '/about', '/', '/_astro/page.1a2b3c.js', '/.netlify/images']) {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
        const answer = await ask(target, { method })
        expect([answer.status, answer.headers.get('allow')], `${method} ${target}`).toEqual([405, 'GET, HEAD'])
      }
      expect((await ask(target, { method: 'HEAD' })).status, target).toBe(target.includes('images') ? 403 : 200)
    }
    expect((await ask('/nowhere/', { method: 'POST' })).status).toBe(404)
  })

  it.each(['/_headers', '/_redirects', '/%5fheaders', '//_headers', '/./_redirects'])(
    'serves no settings at %s',
    async (target) => {
      const { status, body } = await ask(target)
      expect([status, body]).toEqual([404, 'lost'])
    },
  )

  it('keeps files that exist for a year, and never that one does not', async () => {
    expect((await ask('/_astro/page.1a2b3c.js')).headers.get('cache-control')).toContain('immutable')
    expect((await ask('/og/en/home.png')).headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    for (const target of ['/_astro/gone.js', '/_astro/', '/og/nothing.png', '/shelf/titles.en.000000000000.txt']) {
      const { status, headers } = await ask(target)
      expect([status, headers.get('cache-control')], target).toEqual([404, 'no-store'])
      for (const [name, value] of Object.entries(safetyHeaders)) expect(headers.get(name), name).toBe(value)
    }
  })

  it('sends redirects and images as the host makes them, without the headers of files', async () => {
    const away = await ask('/', { headers: 'cookie: nf_country=br\r\n' })
    expect([away.status, away.headers.get('location')]).toEqual([302, '/pt/'])
    const image = await ask('/.netlify/images?url=https://evil.example/x.png')
    expect(image.status).toBe(403)
    for (const { headers } of [away, image]) {
      for (const name of Object.keys(safetyHeaders)) expect(headers.has(name), name).toBe(false)
    }
    expect((await ask('/about/')).headers.get('x-frame-options')).toBe('DENY')
  })

  it('shows the page for what does not exist', async () => {
    expect(await ask('/nothing/')).toMatchObject({ status: 404, body: 'lost' })
  })
})

describe('a strange request', () => {
  it('finds one and the same file by every spelling', async () => {
    const spellings = [
      '/about/',
      '/././about/./',
      '//about/',
      '/x/../about/',
      '/.//about/',
      '/\\about/',
      '/%61bout/',
      '/%2E/about/',
      '/about//',
    ]
    const answers = await Promise.all(spellings.map((target) => ask(target)))
    expect(answers.map(({ status, body }) => [status, body])).toEqual(spellings.map(() => [200, 'about']))
  })

  it.each(['TRACE', 'PROPFIND', 'PUT'])('%s gets a 405 from an endpoint, as JSON', async (method) => {
    const answer = await ask('/api/movies', { method })
    expect([answer.status, errorIn(answer)]).toEqual([405, 'method_not_allowed'])
    expect(answer.headers.get('allow')).toContain('GET')
  })

  it('is a 405 where it asks for a tunnel', async () => {
    expect((await ask('example.com:443', { method: 'CONNECT' })).status).toBe(405)
  })

  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/mood-recommendations',
    '/api/mood-recommendations/',
    '/api/mood-recommendations/cry/pool/deep',
    '/api/auth',
    '/api/auth/callback',
    '/api/auth/signin/github',
    '/api/%',
    '/api/%00',
    '//api//nothing',
  ])('at %s gets JSON', async (target) => {
    const answer = await ask(target)
    expect([answer.status, errorIn(answer)]).toEqual([404, 'not_found'])
  })

  it('at an endpoint with a broken encoding gets JSON', async () => {
    expect(errorIn(await ask('/api/movies/genre/%E0%A4%A'))).toBe('invalid_request')
  })

  const change =
    'PATCH /api/auth/user HTTP/1.1\r\nhost: localhost\r\nsec-fetch-site: same-origin\r\ncontent-type: application/json\r\n'

  it('with a body that never ends is refused as soon as it is too long', async () => {
    const answer = await rawRequest(
      site.url,
      `${change}transfer-encoding: chunked\r\n\r\n`,
      `1000\r\n${'x'.repeat(0x1000)}\r\n`,
    )
    expect([answer.status, errorIn(answer)]).toEqual([413, 'payload_too_large'])
    expect(answer.headers.get('connection')).toBe('close')
  })

  it('with a body that does not arrive is told so in time', async () => {
    const started = performance.now()
    const answer = await rawRequest(site.url, `${change}content-length: 100\r\n\r\n{"phone":`)
    expect([answer.status, errorIn(answer)]).toEqual([408, 'request_timeout'])
    expect(answer.headers.get('connection')).toBe('close')
    expect(performance.now() - started).toBeLessThan(5000)
  })

  it.each(['/about/', '/api/health'])(
    'for %s with a body that never ends is answered, and the connection ends',
    async (target) => {
      const answer = await rawRequest(
        site.url,
        `GET ${target} HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n`,
        `1000\r\n${'x'.repeat(0x1000)}\r\n`,
      )
      expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
    },
  )

  it('with a wrong method and a body that never ends is refused by its method', async () => {
    const answer = await rawRequest(
      site.url,
      'POST /api/movies HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n',
      `1000\r\n${'x'.repeat(0x1000)}\r\n`,
    )
    expect([answer.status, errorIn(answer)]).toEqual([405, 'method_not_allowed'])
  })

  it('of any kind gets no 5xx, and JSON below /api', async () => {
    const part = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'./%2eEF0aA~;:@\\\'"<>|&=+$,!*()[]{}^`_-'), maxLength: 12 }),
      fc.constantFrom(
        'api',
        'movies',
        'about',
        '_astro',
        '_headers',
        'mood-recommendations',
        'auth',
        'login',
        '..',
        '.',
      ),
    )
    const target = fc.array(part, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`)
    const method = fc.constantFrom('GET', 'HEAD', 'POST', 'TRACE', 'OPTIONS', 'PROPFIND', 'DELETE')
    await fc.assert(
      fc.asyncProperty(target, method, async (path, verb) => {
        const { status, headers, body } = await ask(path, { method: verb })
        expect(status).toBeLessThan(500)
        const isApi = /^\/+api(\/|$)/i.test(new URL(`http://localhost/${path.replace(/^\/+/, '')}`).pathname)
        if (isApi && status >= 400) expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
        if (isApi && status >= 400 && verb !== 'HEAD') errorBodySchema.parse(JSON.parse(body))
      }),
      { numRuns: 400 },
    )
  })

  it('whose headers do not end is closed in time', async () => {
    const answer = await rawRequest(site.url, 'GET /about/ HTTP/1.1\r\nhost: local')
    expect(answer.status).toBe(408)
  })
})
