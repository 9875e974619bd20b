import type { Browser } from '@playwright/test'
import { hydrated } from './browser.ts'

/** Bytes over the wire, bodies only, as compressed as the server sends them. */
export interface PageWeight {
  readonly document: number
  readonly style: number
  readonly script: number
  readonly font: number
  /** All of these: images are not counted. */
  readonly all: number
}

/**
 * Weighs a page in a fresh browser: as it stands when all is quiet and nobody has touched it, and after the visitor came near and its islands started.
 */
export async function weighPage(
  browser: Browser,
  url: string,
): Promise<{ readonly before: PageWeight; readonly after: PageWeight }> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const weights = { document: 0, style: 0, script: 0, font: 0 }
  const kinds = new Map([
    ['document', 'document'],
    ['stylesheet', 'style'],
    ['script', 'script'],
    ['font', 'font'],
  ] as const)
  const weighing: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    const kind = [...kinds].find(([type]) => type === request.resourceType())?.[1]
    if (!kind) return
    const weigh = async (): Promise<void> => {
      weights[kind] += (await request.sizes()).responseBodySize
    }
    weighing.push(weigh())
  })
  const weighed = async (): Promise<PageWeight> => {
    await Promise.all(weighing)
    const { document, style, script, font } = weights
    return { ...weights, all: document + style + script + font }
  }
  try {
    await page.goto(url, { waitUntil: 'networkidle' })
    const before = await weighed()
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    return { before, after: await weighed() }
  } finally {
    await context.close()
  }
}
