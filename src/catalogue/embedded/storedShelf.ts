import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rememberSuccess } from '#src/catalogue/rememberSuccess.ts'
import type { Locale } from '#src/domain/locale.ts'
import type { Title } from '#src/domain/title.ts'
import { unpackShelf } from './packedShelf.ts'
import type { SearchTexts } from './titleSearch.ts'

/**
 * Stands in for shelf.ts in the bundled functions (see src/tooling/bundleFunctions.ts). The build writes the shelf beside the bundles, finished and
 * checked, and Netlify packs it with each function that names it (`includedFiles` in its config); a function reads the files of the
 * one language that it is asked in, when it is first asked. No network, no setting and no other deploy is needed to find it.
 */
const folder = join(import.meta.dirname, 'shelf')

const read = (name: string): Promise<string> => readFile(join(folder, name), 'utf8')

const readFacts = rememberSuccess(() => read('facts.json'))

/**
 * All embedded titles with their copy in one language, read once a process.
 * @throws Error when the function does not carry the shelf, or it cannot be read; the next caller tries anew
 */
export const embeddedTitles = rememberSuccess(
  async (locale: Locale): Promise<readonly Title[]> =>
    unpackShelf(...(await Promise.all([readFacts(), read(`copy.${locale}.txt`)]))),
)

/** What the search reads. @throws Error as `embeddedTitles` does */
export async function readySearchTexts(locale: Locale): Promise<SearchTexts | null> {
  const [people, own] = await Promise.all([read('search.json'), read(`search.${locale}.json`)])
  return { ...JSON.parse(people), ...JSON.parse(own) } as SearchTexts
}
