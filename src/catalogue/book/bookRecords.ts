import { z } from '#src/domain/schema.ts'
import type { TitleType } from '#src/domain/title/contentType.ts'
import { type BookRecord, bookRecordSchema } from './bookRecord.ts'
import movies from './data/movies.json' with { type: 'json' }
import series from './data/series.json' with { type: 'json' }

const recordsSchema = z.array(bookRecordSchema)

/** The validated lines of the book, sorted by number. @throws ZodError naming the line that is wrong */
export function bookRecords(type: TitleType): BookRecord[] {
  return recordsSchema.parse(type === 'movie' ? movies : series)
}
