import { rememberSuccess } from '#src/catalogue/rememberSuccess.ts'
import { type FeelId, isFeelId } from '#src/domain/feel/feel.ts'
import type { TitleType } from '#src/domain/title/contentType.ts'
import type { Title } from '#src/domain/title/title.ts'
import type { BookRecord } from './bookRecord.ts'
import { readBook } from './readBook.ts'

/** What editors say of a title that is not in the embedded catalogue. */
export type BookEntry = { readonly feels: FeelId[] } & Pick<Title, 'ending' | 'franchise'>

export interface Book {
  /**
   * The entry of a title, by TMDB's number; null if there is none, or if it was made for a title of another year and
   * so for another title. Years may differ by one: festivals and cinemas date a film differently.
   */
  readonly entry: (tmdbId: number, year: number) => BookEntry | null
  readonly size: number
}

/**
 * The editors' feels of the films or series that most people have voted on, by TMDB's number. Read once per process;
 * the data are validated by a test, not here.
 * @throws Error when the data cannot be read; the next call tries again
 */
export const bookOf = rememberSuccess(async (type: TitleType): Promise<Book> => {
  const records = new Map(((await readBook(type)) as readonly BookRecord[]).map((record) => [record[0], record]))
  return {
    size: records.size,
    entry(tmdbId, year) {
      const record = records.get(tmdbId)
      if (!record || !(Math.abs(record[2] - year) <= 1)) return null
      const [, , , feels, ending, franchise] = record
      return { feels: feels.split(' ').filter(isFeelId), ...(ending && { ending }), ...(franchise && { franchise }) }
    },
  }
})
