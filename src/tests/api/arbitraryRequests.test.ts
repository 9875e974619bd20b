import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { contract } from '#src/api/contract.ts'
import { errorBodySchema } from '#src/domain/errors.ts'
import { callFunction } from '#src/tests/support/callFunction.ts'

const runs = 1000
/** Of processor time, so that other work on the machine does not count. It catches what is bound by nothing. */
const longestMs = 2000

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 250 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(
    'BR',
    'br',
    'US',
    'cry',
    'all',
    'movie',
    'Sci-Fi',
    '2',
    'en',
    'de',
    'love',
    '../..',
    '%',
    '\u0000',
    '__proto__',
  ),
)
const query = fc.array(
  fc.tuple(fc.oneof(fc.constantFrom('q', 'country', 'contentType', 'locale', 'page'), text), text),
  { maxLength: 5 },
)
const headerValue = fc.string({ maxLength: 60 }).map((value) => value.replace(/[^\x20-\x7e]/g, ''))
const headers = fc.dictionary(
  fc.constantFrom(
    'cookie',
    'origin',
    'sec-fetch-site',
    'accept',
    'accept-language',
    'x-forwarded-for',
    'host',
    'content-type',
    'x-country',
  ),
  headerValue,
)
const method = fc.constantFrom('GET', 'GET', 'GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'PROPFIND')
const broken = fc.constantFrom('', '', '', '%', '%E0%A4%A', '&&&=', '?', '%00', '+'.repeat(50))

// Loading a function's code is not part of what an answer takes.
beforeAll(async () => {
  await callFunction('/api/location')
})

describe.each(Object.entries(contract))('the endpoint %s', (_, endpoint) => {
  it('answers anything with a valid body, never with a 5xx, in bounded time', async () => {
    await fc.assert(
      fc.asyncProperty(
        query,
        headers,
        method,
        fc.array(text, { maxLength: 3 }),
        broken,
        text,
        async (pairs, head, verb, extra, tail, body) => {
          // An address never holds `.` or `..` as a part: whoever reads it collapses them first.
          const part = /^\.{0,2}$/.test(extra[0] ?? '') ? 'calm' : (extra[0] ?? 'calm')
          const path = endpoint.path.replace(/:\w+/g, () => encodeURIComponent(part))
          const search = new URLSearchParams(pairs).toString()
          const target = `${path}${search || tail ? '?' : ''}${search}${tail}`
          const hasBody = verb !== 'GET' && verb !== 'HEAD'
          const before = process.threadCpuUsage()
          const response = await callFunction(target, { method: verb, headers: head, ...(hasBody ? { body } : {}) })
          const { user, system } = process.threadCpuUsage(before)
          expect((user + system) / 1000).toBeLessThan(longestMs)
          expect(response.status).toBeLessThan(500)
          const answer: unknown = await response.json()
          const ownMethod = endpoint.method === (verb === 'HEAD' ? 'GET' : verb)
          if (!response.ok) errorBodySchema.parse(answer)
          else if (ownMethod) endpoint.response.parse(answer)
        },
      ),
      { numRuns: runs },
    )
  })
})

describe('any path below /api', () => {
  const known = Object.values(contract).flatMap(({ path }) => path.split('/').slice(2))
  const part = fc.oneof(text, fc.constantFrom(...known, 'login', 'logout', 'callback', 'signin', 'MOVIES', ''))
  const target = fc.array(part, { maxLength: 4 }).map((parts) => {
    const { pathname } = new URL(['', 'api', ...parts.map(encodeURIComponent)].join('/'), 'http://localhost')
    // `..` may lead out of it.
    return /^\/api(\/|$)/.test(pathname) ? pathname : '/api'
  })

  it('answers JSON or leads somewhere else, never with a 5xx', async () => {
    await fc.assert(
      fc.asyncProperty(target, method, headers, async (path, verb, head) => {
        const response = await callFunction(path, { method: verb, headers: head })
        expect(response.status).toBeLessThan(500)
        if (response.status >= 300 && response.status < 400) {
          expect(await response.text()).toBe('')
          return
        }
        expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
        const answer: unknown = await response.json()
        if (!response.ok) errorBodySchema.parse(answer)
      }),
      { numRuns: runs },
    )
  })
})
