import { expect } from '@playwright/test'
import { test } from './visit.ts'

/** The page that is prefetched and opened, by its link in the header. */
const next = '/trending/'

test('a page on whose link the pointer rests is fetched once, and opened from what was fetched', async ({
  visitor,
  site,
}) => {
  await visitor.goto('/about/')
  await visitor.settle()
  // The service worker caches prefetched pages, and does not control the first page immediately. WebKit's private
  // windows have no service workers.
  const hasWorker = await visitor.tab.evaluate("'serviceWorker' in navigator")
  if (hasWorker) await visitor.until('navigator.serviceWorker.controller !== null')
  await visitor.hover({ css: '.nav a', text: 'Trending' })
  await expect.poll(() => site.answers(next)).toEqual([200])
  await visitor.press({ css: '.nav a', text: 'Trending' })
  await visitor.until(`location.pathname === '${next}'`)
  await visitor.see({ css: 'h1', text: 'Trending' })
  // Without a service worker the browser revalidates its cached response and gets a 304.
  expect(site.answers(next)).toEqual(hasWorker ? [200] : [200, 304])
})
