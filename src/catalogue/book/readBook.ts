import type { TitleType } from '#src/domain/title/contentType.ts'
import { packBook } from './packedBook.ts'

/** The packed book of one kind of titles, made of its records. In functions storedBook.ts stands in its place. */
export async function readBook(type: TitleType): Promise<string> {
  const { bookRecords } = await import('./bookRecords.ts')
  return packBook(bookRecords(type))
}
