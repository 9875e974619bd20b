import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeInFile } from '#src/catalogue/embedded/parseRecords.ts'
import { embeddedTitles, readCopyById, readFacts } from '#src/catalogue/embedded/shelf.ts'
import { defaultLocale, locales } from '#src/domain/place/locale.ts'
import { projectRoot } from './projectRoot.ts'
import { copyFindings } from './shelf/copyFindings.ts'
import { factsFindings } from './shelf/factsFindings.ts'
import { compareWithTable } from './shelf/factsTable.ts'
import { leftOut, leftOutOfImdb } from './shelf/leftOut.data.ts'
import { mouldFindings } from './shelf/mouldFindings.ts'
import { peopleFindings } from './shelf/peopleFindings.ts'
import { spread } from './shelf/spread.ts'
import { unconfirmed } from './shelf/unconfirmed.data.ts'

/**
 * `npm run catalogue:check`: validates the embedded catalogue: schema, facts, texts in all locales, platforms, feels
 * and coverage. `--facts FILE` also compares the films with a reference table (see `compareWithTable`).
 */
const facts = await readFacts()
const english = await readCopyById(defaultLocale)
const findings = [...factsFindings(facts), ...peopleFindings(facts), ...notOnePerLine('titles.json', facts)]
for (const locale of locales) {
  const copy = await readCopyById(locale)
  findings.push(...copyFindings({ locale, facts, copy, english }))
  findings.push(...mouldFindings(locale, [...copy.values()]))
  findings.push(...notOnePerLine(`copy.${locale}.json`, [...copy.values()]))
}
const { table, gaps } = spread(await embeddedTitles(defaultLocale))
findings.push(...gaps)

const at = process.argv.indexOf('--facts')
if (at >= 0) {
  const file = process.argv[at + 1]
  if (!file) {
    console.error('--facts needs the path of a table.')
    process.exit(1)
  }
  const { compared, mismatches, explained } = compareWithTable(file, facts)
  findings.push(...mismatches)
  console.log(
    `${compared} films compared with the table: ${mismatches.length} unexplained differences, ${explained} explained.`,
  )
}

const isOnShelf = (id: string): boolean => facts.some((record) => record.id === id || record.imdbId === id)
const excluded = { ...leftOut, ...leftOutOfImdb }
for (const [id, reason] of Object.entries(excluded))
  if (isOnShelf(id)) findings.push(`${id} is on the shelf, and in leftOut.data.ts: ${reason}`)
for (const id of unconfirmed)
  if (!isOnShelf(id)) findings.push(`unconfirmed.data.ts names ${id}, which is not on the shelf`)

console.log(table)
const names = facts.filter(({ id }) => unconfirmed.includes(id)).map(({ title, year }) => `${title} (${year})`)
console.log(`\nNumbers that no list confirms: ${names.length}${names.map((name) => `, ${name}`).join('')}`)
console.log(`Left out on purpose: ${Object.keys(excluded).length}`)
for (const finding of findings) console.error(finding)
console.log(`${facts.length} titles in ${locales.length} languages, ${findings.length} findings.`)
process.exit(findings.length > 0 ? 1 : 0)

/** Messages name lines by a record's index (placeInFile), so each record must be a line of its own. */
function notOnePerLine(file: string, records: readonly { readonly id: string }[]): string[] {
  const lines = readFileSync(join(projectRoot, 'src/catalogue/embedded/data', file), 'utf8').split('\n')
  const at = records.findIndex(({ id }, index) => !lines[index + 1]?.startsWith(`{"id": "${id}"`))
  return at < 0 ? [] : [`${placeInFile(file, at)}: does not begin with {"id": "${records[at]?.id}"`]
}
