import type { Locale } from '#src/domain/place/locale.ts'
import { bookOf } from './book/book.ts'
import { embeddedTitles } from './embedded/shelf.ts'
import { rememberSuccess } from './rememberSuccess.ts'
import type { CuratedTitles } from './tmdb/liveTitles.ts'

/**
 * What editors say of titles, in one language: all that the embedded catalogue holds of them, else the feels, ending
 * and franchise of the book.
 * @throws Error when either cannot be read; the next call tries again
 */
export const curatedTitles = rememberSuccess(async (locale: Locale): Promise<CuratedTitles> => {
  const [shelf, movies, series] = await Promise.all([embeddedTitles(locale), bookOf('movie'), bookOf('tv')])
  const byId = new Map(shelf.map((title) => [title.id, title]))
  return (id, year) => {
    const title = byId.get(id)
    if (title) return title
    const [type, number] = id.split('-')
    const entry = (type === 'movie' ? movies : series).entry(Number(number), year)
    return entry ? { ...entry, reasons: {} } : undefined
  }
})
