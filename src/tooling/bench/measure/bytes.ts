import type { Browser } from '@playwright/test'
import { type PageWeight, weighPage } from '#src/tests/support/weighPage.ts'
import { measuredPages } from './pages.ts'

const kb = (bytes: number): number => Number((bytes / 1000).toFixed(1))

/** Prints the transferred bytes (brotli) of each page, before any interaction and after its islands are hydrated. */
export async function measureBytes(browser: Browser, url: string): Promise<void> {
  const rows: Record<string, Record<string, number>> = {}
  for (const path of [...measuredPages, '/privacy/', '/title/movie-935-dr-strangelove/']) {
    const { before, after } = await weighPage(browser, `${url}${path}`)
    rows[path] = { ...inKb(before), 'script after': kb(after.script), 'all after': kb(after.all) }
  }
  console.log('\nBytes over the wire, KB (1,000 bytes), without images')
  console.table(rows)
}

function inKb({ document, style, script, font, all }: PageWeight): Record<string, number> {
  return { document: kb(document), style: kb(style), font: kb(font), script: kb(script), all: kb(all) }
}
