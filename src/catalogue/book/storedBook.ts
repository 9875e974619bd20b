import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TitleType } from '#src/domain/title/contentType.ts'

/** Replaces readBook.ts in the bundled functions, as embedded/storedShelf.ts replaces shelf.ts. */
export async function readBook(type: TitleType): Promise<unknown> {
  return JSON.parse(await readFile(join(import.meta.dirname, 'shelf', `book.${type}.json`), 'utf8'))
}
