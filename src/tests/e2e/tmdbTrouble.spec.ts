import { expect, test } from '@playwright/test'
import { type LiveSite, startLiveSite } from '#src/tests/support/liveSite.ts'

/** Pages of live titles while their catalogue fails. */
let site: LiveSite
test.beforeAll(async () => {
  site = await startLiveSite()
})
test.afterAll(async () => {
  await site.stop()
})

const get = (target: string): Promise<Response> =>
  fetch(`${site.url}${target}`, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } })

test.describe('while TMDB is in trouble', () => {
  test.describe.configure({ mode: 'serial' })
  test.afterEach(async () => {
    await site.tmdb.setFault(null)
  })

  let number = 900_100
  for (const fault of ['refuse', 'stall', 'html', 'truncate', 'wrong-types'] as const) {
    test(`${fault}: a page that nobody asked for before says so in time, and is there again afterwards`, async () => {
      const target = `/de/title/movie-${number++}/`
      await site.tmdb.setFault(fault)
      const started = performance.now()
      const response = await get(target)
      expect(performance.now() - started).toBeLessThan(2500)
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
      expect(response.headers.get('cache-control')).toBe('no-store')
      const html = await response.text()
      expect(html).toContain('<h1>Dieser Titel ließ sich nicht laden</h1>')
      expect(html).toContain(`<a class="btn" href="${target}">Noch einmal versuchen</a>`)
      expect(html).not.toMatch(/node_modules|\bat .+\(|Error:/)
      expect((await get('/title/movie-935/')).status).toBe(301)
      await site.tmdb.setFault(null)
      await expect.poll(async () => (await get(target)).status).toBe(301)
    })
  }
})
