import { expect, test } from '@playwright/test'
import { localePath } from '#src/i18n/paths.ts'
import { holdRequests } from '#src/tests/support/browser.ts'
import { countLayoutShifts, layoutShift } from '#src/tests/support/layoutShift.ts'

/** The first page of a visit, on a line on which the display font comes long after the first paint. */

/** What a page may jump by where only headings are set in the display font. */
const unseen = 0.01
/**
 * Where a whole paragraph is set in the display font, no fallback breaks every line as the font does, and a line more
 * or less costs this much. Without a fallback of the font's width such a page jumped by up to 0.1.
 */
const oneLine = 0.04
const withParagraph: readonly string[] = ['/feel/found-family/', '/about/']

const paths = [
  '/',
  '/mood/cry/',
  '/movies/',
  '/title/movie-843-in-the-mood-for-love/',
  '/search/',
  '/regional-platforms/',
  '/streaming/prime/',
  '/saved/',
  '/feel/found-family/',
  '/together/',
  '/about/',
] as const

/** Portuguese had a home heading that broke into three lines in the fallback, and into two in the font. */
const visits = [
  { locale: 'en', paths },
  { locale: 'de', paths },
  { locale: 'pt', paths: paths.slice(0, 1) },
] as const

for (const { locale, paths: visited } of visits) {
  for (const width of [390, 1440]) {
    test(`${locale}: nothing jumps at ${width} px when the font comes late`, async ({ browser }) => {
      const jumps: string[] = []
      for (const path of visited) {
        // A context of its own, or the second page would have the font in its cache.
        const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width, height: 900 } })
        const page = await context.newPage()
        await countLayoutShifts(page)
        const release = await holdRequests(page, '**/*.woff2')
        await page.goto(localePath(locale, path), { waitUntil: 'domcontentloaded' })
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
        release()
        await page.waitForLoadState('networkidle')
        expect(await page.evaluate(() => document.fonts.check('700 40px "Bricolage Grotesque Variable"'))).toBe(true)
        const shift = await layoutShift(page)
        if (shift > (withParagraph.includes(path) ? oneLine : unseen)) jumps.push(`${path} jumps by ${shift}`)
        await context.close()
      }
      expect(jumps).toEqual([])
    })
  }
}
