import { expect, test } from '@playwright/test'
import { countLayoutShifts, layoutShift } from '#src/tests/support/layoutShift.ts'
import { startLocalServer } from '#src/tests/support/localServer.ts'

/** A page on a slow line: a browser paints what has arrived, and the rest must not move it. */

/** What a page may jump by. Unit: https://web.dev/articles/cls */
const unseen = 0.01
/** After how many of a page's items, each recognized by how it begins, the line pauses. */
const pauses = [
  { path: '/pt/', item: 'class="lamp"', after: [1, 3, 5, 7] },
  { path: '/pt/', item: 'class="card"', after: [2] },
  { path: '/mood/cry/', item: '<article', after: [1, 4] },
  { path: '/movies/', item: 'class="card', after: [1, 4] },
] as const

/** Where item number `after` ends: the next one's beginning. */
function placeAfter(html: string, item: string, after: number): number {
  let place = -1
  for (let count = 0; count <= after; count++) place = html.indexOf(item, place + 1)
  if (place === -1) throw new Error(`fewer than ${after + 1} of ${item}`)
  return place
}

for (const { path, item, after } of pauses) {
  test(`${path}: what has been painted stays where it is when what follows ${item} is late`, async ({
    browser,
    baseURL,
  }) => {
    let pausesAfter: number = after[0]
    let arrive: () => void = () => undefined
    const slow = await startLocalServer(async (incoming, outgoing) => {
      const answer = await fetch(`${baseURL}${incoming.url}`)
      const body = Buffer.from(await answer.arrayBuffer())
      outgoing.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
      if (incoming.url !== path) return void outgoing.end(body)
      const html = body.toString()
      const place = placeAfter(html, item, pausesAfter)
      arrive = () => void outgoing.end(html.slice(place))
      outgoing.write(html.slice(0, place))
    })
    for (const width of [390, 1440]) {
      for (pausesAfter of after) {
        const context = await browser.newContext({
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
          viewport: { width, height: 900 },
        })
        const page = await context.newPage()
        await countLayoutShifts(page)
        await page.goto(slow.url + path, { waitUntil: 'commit' })
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        arrive()
        await page.waitForLoadState('networkidle')
        expect(await layoutShift(page), `${width} px, after ${pausesAfter}`).toBeLessThan(unseen)
        await context.close()
      }
    }
    slow.stop()
  })
}
