import { get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { rememberSuccess } from '#src/catalogue/rememberSuccess.ts'
import type { Locale } from '#src/domain/locale.ts'
import type { Title } from '#src/domain/title.ts'
import { unpackShelf } from './packedShelf.ts'
import { shelfOrigin } from './shelfOrigin.ts'
import type { SearchTexts } from './titleSearch.ts'

/**
 * Stands in for shelf.ts in the bundled functions (see src/tooling/bundleFunctions.ts): three megabytes of data would make each of them slow to load,
 * so the build puts them beside the pages, a file for what a function needs at a time, and the CDN keeps them.
 *
 * What is fetched is not checked again (that alone would take a new process 120 ms): the build checked every record, and a name holds the hash of
 * the content that it wrote, so that a function never reads another build's data.
 */
declare const SHELF_FILES: Readonly<Record<'titles' | 'search', Readonly<Record<Locale, string>>>>
/** The build's own address, where there is one: it serves this build's files for ever, a preview's and an old one's too. */
declare const SHELF_DEPLOY_URL: string | null

/** For both attempts together: a visitor's request may take two seconds in all. */
const deadlineMs = 1500

/**
 * All embedded titles with their copy in one language, fetched once a process.
 * @throws Error when the site gives the file at neither attempt, or too late; the next caller tries anew
 */
export const embeddedTitles = rememberSuccess(
  async (locale: Locale): Promise<readonly Title[]> => unpackShelf(await fetchFile(SHELF_FILES.titles[locale])),
)

/** What the search reads. @throws Error as `embeddedTitles` does */
export async function readySearchTexts(locale: Locale): Promise<SearchTexts | null> {
  return JSON.parse(await fetchFile(SHELF_FILES.search[locale])) as SearchTexts
}

async function fetchFile(name: string): Promise<string> {
  const path = `/shelf/${name}`
  const signal = AbortSignal.timeout(deadlineMs)
  try {
    return await fetchText(new URL(path, SHELF_DEPLOY_URL ?? shelfOrigin()), signal)
  } catch (error) {
    if (signal.aborted) throw error
    return await fetchText(new URL(path, shelfOrigin()), signal)
  }
}

/** Node's own client, because a new process would spend 30 ms on loading that of `fetch`. */
async function fetchText(url: URL, signal: AbortSignal): Promise<string> {
  const get = url.protocol === 'https:' ? getSecure : getPlain
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { signal, headers: { 'accept-encoding': 'gzip' } }, resolve).on('error', reject)
  })
  if (response.statusCode !== 200) {
    response.resume()
    throw new Error(`${url.pathname}: ${response.statusCode}`)
  }
  const body = await buffer(response)
  return (response.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString('utf8')
}
