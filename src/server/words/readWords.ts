import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '#src/domain/place/locale.ts'
import { packLexicon } from '#src/understanding/packLexicon.ts'

const folder = join(import.meta.dirname, '..', '..', 'understanding', 'lexicon')

/**
 * The lexicon and grammar of a language, packed. In functions storedWords.ts stands in its place.
 * @throws Error when a text is missing or has an unknown target
 */
export async function readWords(locale: Locale): Promise<string> {
  const names = [locale, `${locale}.grammar`, 'shared.grammar']
  return packLexicon(locale, await Promise.all(names.map((name) => readFile(join(folder, `${name}.txt`), 'utf8'))))
}
