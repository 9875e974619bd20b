import { rememberSuccess } from '#src/catalogue/rememberSuccess.ts'
import { readStoredText } from '#src/catalogue/storedText.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { Title } from '#src/domain/title/title.ts'
import { unpackShelf } from './packedShelf.ts'
import type { SearchTexts } from './searchTexts.ts'

/**
 * Replaces shelf.ts in the bundled functions (see src/tooling/build/bundleFunctions.ts). A build writes the processed
 * and validated catalogue next to the bundles, and Netlify packages it with each function that lists it
 * (`includedFiles` in its config). A function reads only the files of the requested language, on first use. This needs
 * no network, no configuration and no other deploy.
 */
const readFacts = rememberSuccess(() => readStoredText('facts.json'))

/** Null in a function that is packaged without them, because it shows none. */
async function readReasons(locale: Locale): Promise<string | null> {
  try {
    return await readStoredText(`reasons.${locale}.txt`)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/**
 * All embedded titles with their copy in one language, read once per process and language.
 * @throws Error when the function was packaged without the files or they are unreadable; the next call tries again
 */
export const embeddedTitles = rememberSuccess(
  async (locale: Locale): Promise<readonly Title[]> =>
    unpackShelf(...(await Promise.all([readFacts(), readStoredText(`copy.${locale}.txt`), readReasons(locale)]))),
)

/** The data of the search, the same for all languages. @throws Error as `embeddedTitles` does */
export const readySearchTexts = rememberSuccess(
  async (): Promise<SearchTexts | null> => JSON.parse(await readStoredText('search.json')) as SearchTexts,
)

/** Part of the data of the search already. */
export async function translatedNames(): Promise<(title: Title) => readonly string[]> {
  return () => []
}
