import { rememberSuccess } from '#src/catalogue/rememberSuccess.ts'
import { defaultLocale, type Locale } from '#src/domain/locale.ts'
import type { Title } from '#src/domain/title.ts'
import { titlePath } from '#src/domain/titlePath.ts'
import { availabilityByRule } from './availabilityByRule.ts'
import { readCopy, readTitles } from './data/readData.ts'
import { parseRecords } from './parseRecords.ts'
import { type CopyRecord, copyRecordSchema, type FactsRecord, factsRecordSchema } from './record.ts'
import type { SearchTexts } from './titleSearch.ts'

/**
 * All embedded titles with their copy in one language; where a language lacks a title's description the English one serves, and
 * its reasons are composed from feels. Parsed once a process.
 * @throws CatalogueDataError when a record is bad: the site then does not build
 */
export const embeddedTitles = rememberSuccess(load)

/** What the search reads, where it was made before; the build makes it for the functions (see storedShelf.ts). */
export async function readySearchTexts(_: Locale): Promise<SearchTexts | null> {
  return null
}

async function load(locale: Locale): Promise<readonly Title[]> {
  const [facts, english, own] = await Promise.all([readFacts(), readCopyById(defaultLocale), readCopyById(locale)])
  return facts.map(({ library, platforms, ...record }): Title => {
    const copy = own.get(record.id)
    const title = copy?.title ?? record.title
    return {
      ...record,
      title,
      ...(title === record.title ? {} : { englishTitle: record.title }),
      description: copy?.description ?? english.get(record.id)?.description ?? '',
      reasons: copy?.reasons ?? {},
      availability: availabilityByRule({ type: record.type, library, platforms }),
      path: titlePath(record.id, record.title),
    }
  })
}

/** The facts of all titles, as they stand in data/titles.json. */
export const readFacts = rememberSuccess(
  async (): Promise<readonly FactsRecord[]> => parseRecords('titles.json', await readTitles(), factsRecordSchema),
)

/** What data/copy.{locale}.json says, by title. */
export const readCopyById = rememberSuccess(async (locale: Locale): Promise<ReadonlyMap<string, CopyRecord>> => {
  const records = parseRecords(`copy.${locale}.json`, await readCopy(locale), copyRecordSchema)
  return new Map(records.map((record) => [record.id, record]))
})
