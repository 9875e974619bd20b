import { shelfOrigin } from '#src/catalogue/embedded/shelfOrigin.ts'
import type { Locale } from '#src/domain/locale.ts'

/**
 * Stands in for readData.ts in the bundled functions: four megabytes of JSON would make each of them slow to load and start, so the build puts the
 * files beside the pages, where the CDN keeps them, and a function fetches the one or two that it needs.
 *
 * The names hold a hash of the content and are written in here by the build, so that a function never reads another build's data.
 */
declare const SHELF_FILES: Readonly<Record<string, string>>
/** The build's own address, where there is one: it serves this build's files for ever, previews' and old ones' too. */
declare const SHELF_DEPLOY_URL: string | null

/** For both attempts together: a visitor's request may take two seconds in all. */
const deadlineMs = 1000

/** @throws Error when the site answers neither time, or too late */
export function readTitles(): Promise<unknown> {
  return fetchData('titles')
}

/** @throws Error as `readTitles` does */
export function readCopy(locale: Locale): Promise<unknown> {
  return fetchData(`copy.${locale}`)
}

async function fetchData(name: string): Promise<unknown> {
  const path = `/shelf/${SHELF_FILES[name]}`
  const signal = AbortSignal.timeout(deadlineMs)
  try {
    return await fetchJson(new URL(path, SHELF_DEPLOY_URL ?? shelfOrigin()), signal)
  } catch (error) {
    if (signal.aborted) throw error
    return await fetchJson(new URL(path, shelfOrigin()), signal)
  }
}

async function fetchJson(url: URL, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal })
  if (response.ok) return await response.json()
  await response.body?.cancel()
  throw new Error(`${url.pathname}: ${response.status}`)
}
