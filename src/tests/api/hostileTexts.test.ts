import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorBodySchema } from '#src/domain/errors.ts'
import { type FunctionSite, startFunctionSite } from '#src/tests/support/functionSite.ts'
import { visitorOf } from '#src/tests/support/visitor.ts'

const origin = 'http://localhost:4321'
/** Stands in all that is sent here, and nowhere else. */
const mark = 'canary7f3a'
const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

let site: FunctionSite
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moodlight-texts-'))
  site = await startFunctionSite(
    {
      AUTH_URL: origin,
      AUTH_SECRET: 'a-secret-of-forty-characters-at-the-least',
      AUTH_DEMO: '1',
      // There is such a provider, and nobody at home.
      AUTH_OIDC_ISSUER: 'http://localhost:9',
      AUTH_OIDC_ID: 'moodlight',
      AUTH_OIDC_SECRET: 'of-the-client',
      LOG_REQUESTS: '1',
    },
    folder,
  )
}, 60_000)
afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true })
})

describe('the log', () => {
  it('holds nothing of what a visitor sent, whatever goes wrong', async () => {
    const paths = [
      `/api/login?method=oidc&returnTo=${mark}`,
      `/api/login?method=${mark}&returnTo=/${mark}/`,
      `/api/login?method=oidc&returnTo=https://${mark}.example/`,
      `/api/auth/callback/oidc?code=${mark}&state=${mark}`,
      `/api/auth/callback/oidc?error=${mark}&error_description=${mark}`,
      `/api/auth/callback/oidc?code=x&callbackUrl=${mark}`,
      `/api/auth/callback/oidc?code=x&callbackUrl=javascript:${mark}`,
      `/api/auth/callback/${mark}?code=x`,
      `/api/auth/user/${mark}`,
      `/api/auth/user/moods/${mark}`,
      `/api/movies/search?q=${mark}`,
      `/api/movies/genre/${mark}`,
      `/api/titles/${mark}`,
      '/api/titles/movie-73737373',
      `/api/movies?page=${mark}&country=${mark}`,
      `/api/${mark}`,
      `/api/movies/genre/%E0%A4%A${mark}`,
      `/api/logout?${mark}`,
      `/search/?q=${mark}`,
      `/title/movie-73737373-${mark}/`,
    ]
    const cookies = [
      `authjs.callback-url=${mark}`,
      `authjs.callback-url=javascript%3A${mark}`,
      `authjs.state=${mark}; authjs.pkce.code_verifier=${mark}; authjs.nonce=${mark}`,
      `moodlight_session=${mark}.${mark}.${mark}.${mark}.${mark}`,
      `${mark}=${mark}; moodlight_country=${mark}`,
    ]
    const bodies = [`{"${mark}": "${mark}"}`, `{"phone": ${mark}}`, mark, `{"confirm": "${mark}"}`, `[[["${mark}"`]
    const asks: [path: string, init: RequestInit][] = [
      ...paths.map((path): [string, RequestInit] => [path, {}]),
      ...paths.flatMap((path) => cookies.map((cookie): [string, RequestInit] => [path, { headers: { cookie } }])),
      ...bodies.flatMap((body) =>
        ['PATCH', 'DELETE', 'POST'].map((method): [string, RequestInit] => [
          '/api/auth/user',
          { method, headers: { ...json, referer: `${origin}/${mark}/`, 'user-agent': mark }, body },
        ]),
      ),
      ['/api/location/set', { method: 'POST', headers: { ...json, [mark]: mark }, body: `{"country":"${mark}"}` }],
      ['/api/login', { headers: { host: `${mark}.example`, 'x-forwarded-host': `${mark}.example`, referer: mark } }],
    ]
    for (const [path, init] of asks) await fetch(new URL(path, site.url), { redirect: 'manual', ...init })
    expect(site.written()).toContain('nobody was signed in')
    expect(site.written().match(/"message":"request"/g)?.length).toBeGreaterThan(50)
    const lines = site.written().split('\n')
    expect(lines.filter((line) => line.includes(mark) || line.includes('73737373'))).toEqual([])
  })
})

describe('text that is not UTF-8', () => {
  it.each([
    ['a byte that never occurs', [0xff]],
    ['half of a character', [0xc3]],
    ['an overlong form', [0xc0, 0xaf]],
    ['half of a surrogate pair', [0xed, 0xa0, 0x80]],
    ['Latin-1', [0xe9]],
  ])('is refused in a body, and nothing is stored: %s', async (_, bytes) => {
    const visitor = visitorOf(site, origin)
    await visitor.ask('/api/login?method=demo')
    const before = await visitor.user()
    expect(before).not.toBeNull()
    const body = Buffer.concat([Buffer.from('{"phone":"12345 '), Buffer.from(bytes), Buffer.from('"}')])
    const answer = await visitor.ask('/api/auth/user', { method: 'PATCH', headers: json, body })
    expect(answer.status).toBe(400)
    expect(errorBodySchema.parse(await answer.json()).error).toEqual({
      code: 'invalid_request',
      message: 'The body is not valid UTF-8.',
    })
    expect(await visitor.user()).toEqual(before)
  })

  it('is not what somebody typed on purpose', async () => {
    const visitor = visitorOf(site, origin)
    await visitor.ask('/api/login?method=demo')
    expect((await visitor.change({ phone: '+49 30 �123' })).status).toBe(200)
    expect(await visitor.user()).toMatchObject({ phone: '+49 30 �123' })
    expect((await fetch(new URL('/api/movies/search?q=%EF%BF%BD', site.url))).status).toBe(200)
  })

  it.each(['%FF', '%C3', '%E0%A4%A', '%', '%zz', '100%', '%ED%A0%80', 'caf%E9'])(
    'is refused in a query: %s',
    async (q) => {
      const answer = await fetch(new URL(`/api/movies/search?country=DE&q=${q}`, site.url))
      expect(answer.status).toBe(400)
      expect(errorBodySchema.parse(await answer.json()).error.message).toBe(
        'The parameter "q" holds a broken %-encoding.',
      )
    },
  )

  it('does no harm where nobody reads it', async () => {
    expect((await fetch(new URL('/api/movies?utm_campaign=caf%E9&%FF=%', site.url))).status).toBe(200)
  })
})
