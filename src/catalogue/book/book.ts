import { rememberSuccess } from '#src/catalogue/rememberSuccess.ts'
import type { TitleType } from '#src/domain/title/contentType.ts'
import { type Book, unpackBook } from './packedBook.ts'
import { readBook } from './readBook.ts'

/**
 * The editors' feels of the films or series that most people have voted on, by TMDB's number. Read once per process;
 * the data are validated by a test and by each build, not here.
 * @throws Error when the data cannot be read; the next call tries again
 */
export const bookOf = rememberSuccess(async (type: TitleType): Promise<Book> => unpackBook(await readBook(type)))
