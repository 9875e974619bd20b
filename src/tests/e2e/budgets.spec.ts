import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { weighPage } from '#src/tests/support/weighPage.ts'
import { projectRoot } from '#src/tooling/projectRoot.ts'

/** Sizes are bytes over the wire, brotli, without images; a kilobyte is 1,000 bytes. */
const kb = 1000

for (const path of ['/about/', '/privacy/', '/de/terms/', '/contact/']) {
  test(`${path} is text: at most 45 KB without its font, 5 of them script, and no React`, async ({
    browser,
    baseURL,
  }) => {
    const { before, after } = await weighPage(browser, `${baseURL}${path}`)
    expect(before.all - before.font).toBeLessThanOrEqual(45 * kb)
    expect(after.script).toBeLessThanOrEqual(5 * kb)
  })
}

for (const path of ['/', '/fr/']) {
  test(`${path} has at most 25 KB of script before it is touched, and 95 after`, async ({ browser, baseURL }) => {
    const { before, after } = await weighPage(browser, `${baseURL}${path}`)
    expect(before.script).toBeLessThanOrEqual(25 * kb)
    expect(after.script).toBeLessThanOrEqual(95 * kb)
  })
}

for (const path of ['/', '/mood/cry/', '/search/?q=love', '/trending/', '/profile/', '/regional-platforms/']) {
  test(`${path} weighs at most 160 KB with its font, and its styles 14`, async ({ browser, baseURL }) => {
    const { after } = await weighPage(browser, `${baseURL}${path}`)
    expect(after.all).toBeLessThanOrEqual(160 * kb)
    expect(after.style).toBeLessThanOrEqual(14 * kb)
  })
}

test('a poster in a list costs at most 1.2 KB', () => {
  const page = readFileSync(join(projectRoot, 'dist/movies/index.html'), 'utf8')
  const poster = /<span class="poster">.*?<\/svg><\/span>/gs
  const posters = page.match(poster)?.length ?? 0
  expect(posters).toBe(24)
  const size = (html: string): number => brotliCompressSync(html).length
  expect((size(page) - size(page.replace(poster, ''))) / posters).toBeLessThanOrEqual(1.2 * kb)
})
