import '#src/domain/englishMessages.ts'
import { PlainError } from '#src/domain/plainError.ts'
import { z } from '#src/domain/schema.ts'

/** A record of the embedded catalogue violates its schema. The message names file, line, record and field. */
export class CatalogueDataError extends PlainError {
  override readonly name = 'CatalogueDataError'
}

/**
 * Parses the records of a data file.
 * @param file name of the file, for the error
 * @throws CatalogueDataError with the lines and fields of all invalid records, so that an editor can fix them at once
 */
export function parseRecords<Record extends { id: string }>(
  file: string,
  data: unknown,
  schema: z.ZodMiniType<Record>,
): Record[] {
  if (!Array.isArray(data)) throw new CatalogueDataError(`${file}: is not a list of records`)
  const problems: string[] = []
  const seen = new Set<string>()
  const records = data.flatMap((raw: unknown, index) => {
    const parsed = schema.safeParse(raw)
    if (!parsed.success) {
      const place = `${placeInFile(file, index)}: ${nameOf(raw)}`
      problems.push(...parsed.error.issues.map((issue) => `${place}: ${fieldOf(issue)}: ${issue.message}`))
      return []
    }
    if (seen.has(parsed.data.id)) problems.push(`${placeInFile(file, index)}: ${parsed.data.id}: id stands twice`)
    seen.add(parsed.data.id)
    return [parsed.data]
  })
  if (problems.length > 0) throw new CatalogueDataError(problems.join('\n'))
  return records
}

/** `titles.json:5`: a data file has one record a line, after an opening bracket. `npm run catalogue:check` holds this. */
export function placeInFile(file: string, index: number): string {
  return `src/catalogue/embedded/data/${file}:${index + 2}`
}

function nameOf(raw: unknown): string {
  const named = z.object({ id: z.string() }).safeParse(raw)
  return named.success ? named.data.id : 'without an id'
}

function fieldOf(issue: z.core.$ZodIssue): string {
  return issue.path.length > 0 ? issue.path.map(String).join('.') : 'record'
}
