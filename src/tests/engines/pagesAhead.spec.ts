import { expect } from '@playwright/test'
import { test } from './visit.ts'

/** Opened next, from its link in the header. */
const next = '/trending/'

test('a page on whose link the pointer rests is fetched once, and opened from what was fetched', async ({
  visitor,
  site,
}) => {
  await visitor.goto('/about/')
  await visitor.settle()
  // The worker keeps what was fetched ahead. The very first page of a visit may be quicker than its worker: WebKit's private windows have none.
  const hasWorker = await visitor.tab.evaluate("'serviceWorker' in navigator")
  if (hasWorker) await visitor.until('navigator.serviceWorker.controller !== null')
  await visitor.hover({ css: '.nav a', text: 'Trending' })
  await expect.poll(() => site.answers(next)).toEqual([200])
  await visitor.press({ css: '.nav a', text: 'Trending' })
  await visitor.until(`location.pathname === '${next}'`)
  await visitor.see({ css: 'h1', text: 'Trending' })
  // Without a worker the browser asks whether what it has is still right, and gets no page for the second time.
  expect(site.answers(next)).toEqual(hasWorker ? [200] : [200, 304])
})
