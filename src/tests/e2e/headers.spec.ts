import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type APIResponse, expect, test } from '@playwright/test'
import { safetyHeaders } from '#src/server/http/safetyHeaders.ts'
import { projectRoot } from '#src/tooling/projectRoot.ts'
import { netlifyRules } from '#src/tooling/site/netlifyRules.ts'

/** What a browser says of a request that the site's own page makes. */
const own = { 'sec-fetch-site': 'same-origin' }

/** Every kind of answer that the site gives, by the status that it must have. */
const answers: readonly (readonly [kind: string, status: number, path: string, init?: Init])[] = [
  ['a page', 200, '/'],
  ['a page of another language', 200, '/de/about/'],
  ['a title’s page', 200, '/title/movie-843-in-the-mood-for-love/'],
  ['a page without its slash', 200, '/about'],
  ['what does not exist', 404, '/nowhere/'],
  ['what does not exist in another language', 404, '/fr/nowhere/'],
  ['an unknown service', 404, '/streaming/nothing/'],
  ['an unknown service in another language', 404, '/de/streaming/nothing/'],
  ['a broken address', 404, '/%E0%A4%A'],
  ['a file that is gone', 404, '/_astro/gone.js'],
  ['an image that is not there', 404, '/og/nothing.png'],
  ['a list', 200, '/api/movies'],
  ['a search', 200, '/api/search?q=love'],
  ['recommendations', 200, '/api/mood-recommendations/cry'],
  ['a title', 200, '/api/titles/movie-129'],
  ['services', 200, '/api/streaming-platforms'],
  ['the visitor’s place', 200, '/api/location'],
  ['a place that was set', 200, '/api/location/set?country=BR', { method: 'POST' }],
  ['the health', 200, '/api/health'],
  ['nobody’s profile', 200, '/api/auth/user'],
  ['a wrong parameter', 400, '/api/movies?page=0'],
  ['a change by nobody', 401, '/api/auth/user', { method: 'PATCH', data: {}, headers: own }],
  ['a change of an account from nowhere', 403, '/api/auth/user', { method: 'PATCH', data: {} }],
  ['a change from elsewhere', 403, '/api/auth/user', { method: 'PATCH', headers: { 'sec-fetch-site': 'cross-site' } }],
  ['an unknown title', 404, '/api/titles/movie-999999999'],
  ['an unknown part of the API', 404, '/api/auth/user/nothing'],
  ['an unknown address below /api', 404, '/api/mood-recommendations'],
  ['something sent to the way in', 405, '/api/login', { method: 'POST' }],
  ['something sent to a page', 405, '/about/', { method: 'POST' }],
  ['a wrong method', 405, '/api/movies', { method: 'POST' }],
  ['a preflight', 405, '/api/movies', { method: 'OPTIONS' }],
  ['the way in', 302, '/api/login?returnTo=/profile/'],
  ['the way out', 302, '/api/logout'],
  ['the way out, asked by the site', 302, '/api/logout', { headers: { 'sec-fetch-site': 'same-origin' } }],
  ['the way back in', 302, '/api/auth/callback/oidc?code=x&state=y'],
  ['a poster', 200, '/posters/movie-129.svg'],
  ['a flag', 200, '/flags/br.svg'],
  ['the icon', 200, '/favicon.svg'],
  ['the site map', 200, '/sitemap.xml'],
  ['robots.txt', 200, '/robots.txt'],
  ['the title index', 200, '/title-index/en.json'],
]

interface Init {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly data?: unknown
}

const { 'content-security-policy': _, ...shared } = safetyHeaders

function expectSafe(response: APIResponse): void {
  const headers = response.headers()
  expect(headers).toMatchObject(shared)
  const policy = (headers['content-security-policy'] ?? '').split('; ')
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"]))
  expect(policy.join()).not.toMatch(/unsafe|https?:|data:|blob:|\*/)
  // This server speaks plain HTTP: WebKit would ask for styles and scripts by https, also on localhost.
  expect(policy).not.toContain('upgrade-insecure-requests')
  // Nobody learns what runs here, and no other site may read an answer.
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) expect(headers).not.toHaveProperty(name)
}

for (const [kind, status, path, init = {}] of answers) {
  test(`${kind} (${status}) carries every safety header`, async ({ request }) => {
    const response = await request.fetch(path, { ...init, maxRedirects: 0 })
    expect(response.status()).toBe(status)
    expectSafe(response)
  })
}

/** Redirects by rule and images come from the host itself; `_headers` is for files. */
const hosts: readonly (readonly [kind: string, status: number, path: string, init?: Init])[] = [
  ['a redirect by language', 302, '/', { headers: { cookie: 'nf_lang=de' } }],
  ['a redirect by country', 302, '/', { headers: { cookie: 'nf_country=br' } }],
  ['an image that is not allowed', 403, '/.netlify/images?url=https://evil.example/x.png'],
]
for (const [kind, status, path, init = {}] of hosts) {
  test(`${kind} (${status}) is the host’s own answer, here as there, and holds no content of ours`, async ({
    request,
  }) => {
    const response = await request.fetch(path, { ...init, maxRedirects: 0 })
    expect([response.status(), (await response.body()).length]).toEqual([status, 0])
    for (const name of Object.keys(safetyHeaders)) expect(response.headers()).not.toHaveProperty(name)
  })
}

test('pages get by header what they need and nothing more', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? ''
  const directives = new Map(policy.split('; ').map((one) => [one.split(' ')[0], one.split(' ').slice(1)]))
  expect(directives.get('form-action')).toEqual(["'self'", 'mailto:'])
  expect(directives.get('trusted-types')).toEqual(['moodlight-posters', 'moodlight-worker'])
  expect(directives.get('require-trusted-types-for')).toEqual(["'script'"])
  for (const sources of [directives.get('script-src'), directives.get('style-src')]) {
    expect(sources?.every((source) => source === "'self'" || /^'sha256-[\w+/]{43}='$/.test(source))).toBe(true)
  }
})

test('pages that the host serves over https, built or drawn on demand, upgrade what they ask for', async () => {
  const rules = netlifyRules({ root: projectRoot, dist: join(projectRoot, 'dist') })
  for (const path of ['/', '/de/about/', '/nowhere/']) {
    const policy = (await rules.headers(path))['content-security-policy'] ?? ''
    expect(policy.split('; '), path).toContain('upgrade-insecure-requests')
  }
  for (const name of ['search-page', 'title-pages', 'missing-page']) {
    const bundle = await readFile(join(projectRoot, '.netlify/moodlight-functions', `${name}.mjs`), 'utf8')
    expect(bundle, name).toContain('; upgrade-insecure-requests')
  }
})

test('hashed files carry them, too', async ({ page, request }) => {
  await page.goto('/')
  const files = await page
    .locator('link[rel=stylesheet], link[rel=preload]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  for (const file of files) expectSafe(await request.get(file))
})
