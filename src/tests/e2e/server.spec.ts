import { request as rawRequest } from 'node:http'
import { expect, test } from '@playwright/test'

/** Sends a request target exactly as written, which no browser would. */
function raw(base: string, path: string, method = 'GET'): Promise<{ status: number; body: string }> {
  const { port } = new URL(base)
  return new Promise((done, fail) => {
    const outgoing = rawRequest({ host: '127.0.0.1', port, path, method }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk) => chunks.push(Buffer.from(chunk)))
      incoming.on('end', () => done({ status: incoming.statusCode ?? 0, body: Buffer.concat(chunks).toString() }))
    })
    outgoing.once('error', fail)
    outgoing.end()
  })
}

test.describe('the production server', () => {
  test('answers broken and strange addresses with a 4xx, never with a 5xx', async ({ baseURL }) => {
    const paths = [
      '/%',
      '/%E0%A4%A',
      '//',
      '//evil.example/',
      '/../../package.json',
      '/..%2f..%2fpackage.json',
      '/api/movies/genre/%',
      '/api/search?q=%',
      '/api/search?q=%FF',
      '/api/mood-recommendations/%00',
      '/api/movies?page=9999999999999999999999',
      `/api/search?q=${'x'.repeat(5000)}`,
      '/api/nothing',
      '/api/mood-recommendations',
      '/_headers',
      '/././about/',
      '/mood/unknown/',
    ]
    for (const path of paths) {
      const { status, body } = await raw(baseURL ?? '', path)
      expect(status, path).toBeGreaterThanOrEqual(200)
      expect(status, path).toBeLessThan(500)
      expect(body, path).not.toContain('"private": true')
    }
  })

  test('compresses, names types and validates, so that a second visit costs nothing', async ({ request }) => {
    const first = await request.get('/', { headers: { 'accept-encoding': 'br' } })
    expect(first.headers()['content-encoding']).toBe('br')
    expect(first.headers()['x-content-type-options']).toBe('nosniff')
    const etag = first.headers()['etag'] ?? ''
    const second = await request.get('/', { headers: { 'if-none-match': etag } })
    expect(second.status()).toBe(304)
  })

  test('keeps hashed files for a year', async ({ page, request }) => {
    await page.goto('/')
    const href = await page.locator('link[rel=stylesheet]').first().getAttribute('href')
    const response = await request.get(href ?? '')
    expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('serves every poster and flag that an answer names', async ({ request }) => {
    const items: { imageUrl: string }[] = await (await request.get('/api/mood-recommendations/calm')).json()
    for (const { imageUrl } of items) {
      const response = await request.get(imageUrl)
      expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    }
    expect((await request.get('/flags/br.svg')).ok()).toBe(true)
  })

  test('keeps shared answers on the edge by the parameters that matter, and private ones nowhere', async ({
    request,
  }) => {
    const first = await request.get('/api/movies?country=MX&locale=es&page=3')
    const again = await request.get('/api/movies?utm_source=letter&page=3&locale=es&country=MX')
    expect(first.headers()['cache-status']).toContain('miss')
    expect(again.headers()['cache-status']).toContain('hit')
    expect(await again.json()).toEqual(await first.json())
    const etag = first.headers()['etag'] ?? ''
    expect(
      (await request.get('/api/movies?country=MX&locale=es&page=3', { headers: { 'if-none-match': etag } })).status(),
    ).toBe(304)
    const other = await request.get('/api/movies?country=MX&locale=de&page=3')
    expect(other.headers()['cache-status']).toContain('miss')
    const personal = await request.get('/api/auth/user')
    expect(personal.headers()['cache-control']).toBe('private, no-store')
    expect(personal.headers()['cache-status']).toBeUndefined()
  })
})
