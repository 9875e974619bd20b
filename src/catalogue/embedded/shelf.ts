import { defaultLocale, type Locale } from '#src/domain/locale.ts'
import type { Title } from '#src/domain/title.ts'
import { availabilityByRule } from './availabilityByRule.ts'
import { readData } from './data/readData.ts'
import { parseRecords } from './parseRecords.ts'
import { type CopyRecord, copyRecordSchema, factsRecordSchema } from './record.ts'

const shelves = new Map<Locale, Promise<readonly Title[]>>()

/**
 * All embedded titles with their copy in one language; where a language lacks a title's description the English one serves, and
 * its reasons are composed from feels. Parsed once a process.
 * @throws CatalogueDataError when a record is bad: the site then does not build
 */
export function embeddedTitles(locale: Locale): Promise<readonly Title[]> {
  const known = shelves.get(locale)
  if (known) return known
  const loading = load(locale)
  shelves.set(locale, loading)
  return loading
}

async function load(locale: Locale): Promise<readonly Title[]> {
  const data = await readData()
  const facts = parseRecords('titles.json', data.titles, factsRecordSchema)
  const english = copyById(defaultLocale, data.copy[defaultLocale])
  const translated = locale === defaultLocale ? english : copyById(locale, data.copy[locale] ?? [])
  return facts.map(({ library, platforms, ...record }): Title => {
    const copy = translated.get(record.id)
    return {
      ...record,
      description: copy?.description ?? english.get(record.id)?.description ?? '',
      reasons: copy?.reasons ?? {},
      availability: availabilityByRule({ type: record.type, library, platforms }),
    }
  })
}

function copyById(locale: Locale, data: unknown): Map<string, CopyRecord> {
  const records = parseRecords(`copy.${locale}.json`, data, copyRecordSchema)
  return new Map(records.map((record) => [record.id, record]))
}
