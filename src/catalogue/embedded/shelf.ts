import { rememberSuccess } from '#src/catalogue/rememberSuccess.ts'
import { defaultLocale, type Locale, locales } from '#src/domain/place/locale.ts'
import type { Title } from '#src/domain/title/title.ts'
import { titlePath } from '#src/domain/title/titlePath.ts'
import { availabilityByRule } from './availabilityByRule.ts'
import { readCopy, readTitles } from './data/readData.ts'
import { parseRecords } from './parseRecords.ts'
import { type CopyRecord, copyRecordSchema, type FactsRecord, factsRecordSchema } from './record.ts'
import type { SearchTexts } from './searchTexts.ts'

/**
 * All embedded titles with their copy in one language. A missing description falls back to the English one, missing
 * reasons are composed from feels elsewhere. Parsed once per process and language.
 * @throws CatalogueDataError when a record is invalid, which fails the build
 */
export const embeddedTitles = rememberSuccess(load)

/** The prepared data of the search, if there are any; a build creates them for the functions (see storedShelf.ts). */
export async function readySearchTexts(): Promise<SearchTexts | null> {
  return null
}

/** The names of a title in the languages and regions that have one of their own. @throws CatalogueDataError */
export async function translatedNames(): Promise<(title: Title) => readonly string[]> {
  const copies = await Promise.all(locales.map(readCopyById))
  return ({ id, regionalTitles = {} }) => [
    ...copies.flatMap((copy) => copy.get(id)?.title ?? []),
    ...Object.values(regionalTitles),
  ]
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

/** The facts of all titles in data/titles.json. @throws CatalogueDataError */
export const readFacts = rememberSuccess(
  async (): Promise<readonly FactsRecord[]> => parseRecords('titles.json', await readTitles(), factsRecordSchema),
)

/** The copy in data/copy.{locale}.json, by title id. @throws CatalogueDataError */
export const readCopyById = rememberSuccess(async (locale: Locale): Promise<ReadonlyMap<string, CopyRecord>> => {
  const records = parseRecords(`copy.${locale}.json`, await readCopy(locale), copyRecordSchema)
  return new Map(records.map((record) => [record.id, record]))
})
