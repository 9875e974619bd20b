import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CopyRecord, FactsRecord } from '#src/catalogue/embedded/record.ts'
import { readCopyById, readFacts } from '#src/catalogue/embedded/shelf.ts'
import { locales } from '#src/domain/place/locale.ts'

/** First TMDB id of generated titles, above all real ids. */
const firstNumber = 100_000_000

/**
 * Writes the embedded catalogue's data files with `count` titles: the real ones first, then variants of them with
 * their own ids and names and another title's feels and genres, so that no two titles are identical.
 * @param folder output folder for titles.json and copy.*.json
 */
export async function writeGeneratedShelf(folder: string, count: number): Promise<void> {
  const real = await readFacts()
  const facts = Array.from({ length: count }, (_, index) => variantOf(real, index))
  await writeJson(join(folder, 'titles.json'), facts)
  for (const locale of locales) {
    const copies = await readCopyById(locale)
    await writeJson(
      join(folder, `copy.${locale}.json`),
      facts.flatMap(({ id }, index) => copyOf(copies.get(at(real, index).id), id, roundOf(real, index))),
    )
  }
}

function variantOf(real: readonly FactsRecord[], index: number): FactsRecord {
  const record = at(real, index)
  const round = roundOf(real, index)
  if (round === 0) return record
  const tmdbId = firstNumber + index
  const { feels, genres } = at(real, index + 7 * round)
  return {
    ...record,
    id: `${record.type}-${tmdbId}`,
    tmdbId,
    title: numbered(record.title, round),
    originalTitle: numbered(record.originalTitle, round),
    feels,
    genres,
  }
}

function copyOf(copy: CopyRecord | undefined, id: string, round: number): CopyRecord[] {
  if (!copy) return []
  return [{ ...copy, id, ...(copy.title && round > 0 ? { title: numbered(copy.title, round) } : {}) }]
}

/** Number of complete repetitions of the catalogue before an index; 0 for real titles. */
function roundOf(real: readonly FactsRecord[], index: number): number {
  return Math.floor(index / real.length)
}

function numbered(title: string, round: number): string {
  return `${title} ${round + 1}`
}

function at(real: readonly FactsRecord[], index: number): FactsRecord {
  const record = real[index % real.length]
  if (!record) throw new Error('the shelf is empty')
  return record
}

async function writeJson(file: string, data: unknown): Promise<void> {
  await writeFile(file, JSON.stringify(data))
}
