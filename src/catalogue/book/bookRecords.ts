import '#src/domain/englishMessages.ts'
import { PlainError } from '#src/domain/plainError.ts'
import type { TitleType } from '#src/domain/title/contentType.ts'
import { type BookRecord, bookRecordSchema, problemsOf } from './bookRecord.ts'
import movies from './data/movies.json' with { type: 'json' }
import series from './data/series.json' with { type: 'json' }

/** Lines of the book are wrong. The message names file, line and field of each. */
export class BookDataError extends PlainError {
  override readonly name = 'BookDataError'
}

const records = {
  movie: ['movies.json', movies],
  tv: ['series.json', series],
} as const satisfies Record<TitleType, readonly [file: string, lines: readonly unknown[]]>

/** The validated lines of the book, sorted by number. @throws BookDataError */
export function bookRecords(type: TitleType): BookRecord[] {
  const [file, lines] = records[type]
  return parseBook(file, lines)
}

/** @param file name of the file, which has one record a line after an opening bracket @throws BookDataError */
export function parseBook(file: string, lines: readonly unknown[]): BookRecord[] {
  const problems: string[] = []
  const found = lines.flatMap((line, index) => {
    const { data } = bookRecordSchema.safeParse(line)
    if (data) return [data]
    problems.push(...problemsOf(line).map((problem) => `src/catalogue/book/data/${file}:${index + 2}: ${problem}`))
    return []
  })
  if (problems.length > 0) throw new BookDataError(problems.join('\n'))
  return found
}
