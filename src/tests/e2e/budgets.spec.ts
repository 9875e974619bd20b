import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, type Request, test } from '@playwright/test'
import type { User } from '#src/domain/user/user.ts'
import { weighPage } from '#src/tests/support/weighPage.ts'
import { projectRoot } from '#src/tooling/projectRoot.ts'

const visitor: User = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@people.example',
  profileImageUrl: '',
  phone: '',
  contactPreferences: { email: true, sms: false, marketing: false },
  preferences: { favoriteGenres: [], preferredContentTypes: [], moodHistory: [] },
}

/** Sizes are bytes over the wire, brotli, without images; a kilobyte is 1,000 bytes. */
const kb = 1000

for (const path of ['/about/', '/privacy/', '/de/terms/']) {
  test(`${path} is text: at most 45 KB without its font, 5 of them script, and no React`, async ({
    browser,
    baseURL,
  }) => {
    const { before, after } = await weighPage(browser, `${baseURL}${path}`)
    expect(before.all - before.font).toBeLessThanOrEqual(45 * kb)
    expect(after.script).toBeLessThanOrEqual(5 * kb)
  })
}

test('a title’s page needs no React: at most 8 KB of script', async ({ browser, baseURL }) => {
  const { after } = await weighPage(browser, `${baseURL}/title/movie-935-dr-strangelove/`)
  expect(after.script).toBeLessThanOrEqual(8 * kb)
})

for (const path of ['/', '/fr/']) {
  test(`${path} has at most 25 KB of script before it is touched, and 95 after`, async ({ browser, baseURL }) => {
    const { before, after } = await weighPage(browser, `${baseURL}${path}`)
    expect(before.script).toBeLessThanOrEqual(25 * kb)
    expect(after.script).toBeLessThanOrEqual(95 * kb)
  })
}

test('the evening costs a mood’s page little: at most 115 KB of script after a touch', async ({ browser, baseURL }) => {
  for (const path of ['/mood/cry/', '/de/mood/laugh/movies/']) {
    const { before, after } = await weighPage(browser, `${baseURL}${path}`)
    expect(before.script, path).toBeLessThanOrEqual(25 * kb)
    expect(after.script, path).toBeLessThanOrEqual(115 * kb)
  }
})

const poster = /<span class="poster">.*?<\/svg><\/span>/gs
const size = (html: string): number => brotliCompressSync(html).length

/** What the posters in a page's HTML weigh, and how many they are. */
function posters(path: string): { readonly count: number; readonly bytes: number } {
  const page = readFileSync(join(projectRoot, 'dist', path.replace(/\?.*/, ''), 'index.html'), 'utf8')
  return { count: page.match(poster)?.length ?? 0, bytes: size(page) - size(page.replace(poster, '')) }
}

for (const path of [
  '/',
  '/mood/cry/',
  '/movies/',
  '/search/?q=love',
  '/trending/',
  '/profile/',
  '/regional-platforms/',
]) {
  test(`${path} weighs at most 160 KB with its font and before its posters, its styles 14`, async ({
    browser,
    baseURL,
  }) => {
    const { after } = await weighPage(browser, `${baseURL}${path}`, path === '/profile/' ? visitor : undefined)
    expect(after.all - posters(path).bytes).toBeLessThanOrEqual(160 * kb)
    expect(after.style).toBeLessThanOrEqual(14 * kb)
  })
}

test('a poster in a list costs at most 1.2 KB', () => {
  const { count, bytes } = posters('/movies/')
  // The others are drawn when they come near.
  expect(count).toBe(8)
  expect(bytes / count).toBeLessThanOrEqual(1.2 * kb)
})

/** What a server sends before it waits for an answer: ten packets (RFC 6928). */
const firstFlight = 10 * 1460
/** On slow 4G, while five files share the line, two ways there and back bring four packets each. */
const twoWays = 8 * 1460

for (const path of ['/', '/mood/cry/', '/movies/', '/search/?q=love', '/about/', '/pt/mood/laugh/']) {
  test(`${path} comes at once, headers included, and its font in two ways there and back`, async ({ page }) => {
    const fonts: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'font') fonts.push(transferred(request))
    })
    const response = await page.goto(path, { waitUntil: 'networkidle' })
    if (!response) throw new Error(`${path} did not answer.`)
    expect(await transferred(response.request())).toBeLessThanOrEqual(firstFlight)
    const [font = Number.POSITIVE_INFINITY, ...others] = await Promise.all(fonts)
    expect(font).toBeLessThanOrEqual(twoWays)
    expect(others).toEqual([])
  })
}

async function transferred(request: Request): Promise<number> {
  const { responseHeadersSize, responseBodySize } = await request.sizes()
  return responseHeadersSize + responseBodySize
}

/** What the script that listens until the others come may weigh. */
const onePacket = 1460

for (const path of ['/', '/mood/cry/', '/movies/', '/about/', '/title/movie-935-dr-strangelove/']) {
  test(`${path} asks for its styles, its font and one small script before its first paint`, () => {
    const page = readFileSync(join(projectRoot, 'dist', path, 'index.html'), 'utf8')
    const tags = (pattern: RegExp): number => [...page.matchAll(pattern)].length
    expect(tags(/<link rel="stylesheet"/g)).toBe(1)
    expect(tags(/<link rel="(?:module)?preload"/g)).toBe(1)
    expect(tags(/<link rel="preload"[^>]*as="font"/g)).toBe(1)
    const [script, ...others] = [...page.matchAll(/<script[^>]*\bsrc="([^"]+)"/g)].map(([, src = '']) => src)
    expect(others).toEqual([])
    expect(size(readFileSync(join(projectRoot, 'dist', script ?? ''), 'utf8'))).toBeLessThanOrEqual(onePacket)
  })
}

for (const path of ['/', '/mood/cry/', '/about/', '/search/']) {
  test(`${path} is parsed to its end while its styles come`, () => {
    const page = readFileSync(join(projectRoot, 'dist', path, 'index.html'), 'utf8')
    const afterStyles = page.slice(page.indexOf('<link rel="stylesheet"'))
    const waiting = [...afterStyles.matchAll(/<script(?![^>]*(?:type="module"|application\/ld\+json))[^>]*>/g)]
    expect(waiting.map(([tag]) => tag)).toEqual([])
  })
}
