import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '#src/domain/place/locale.ts'
import { packLexicon } from '#src/understanding/packLexicon.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/**
 * The lexicon and grammar of a language, packed. In functions storedWords.ts stands in its place.
 * @throws Error when a file is missing, LexiconDataError when one has a line that says nothing
 */
export async function readWords(locale: Locale): Promise<string> {
  const files = [locale, `${locale}.grammar`, 'shared.grammar'].map((name) => `src/understanding/lexicon/${name}.txt`)
  const texts = files.map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') }))
  return packLexicon(locale, await Promise.all(texts))
}
