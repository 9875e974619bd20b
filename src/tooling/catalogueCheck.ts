import { embeddedTitles, readCopyById, readFacts } from '#src/catalogue/embedded/shelf.ts'
import { defaultLocale, locales } from '#src/domain/locale.ts'
import { copyFindings } from './catalogue/copyFindings.ts'
import { factsFindings } from './catalogue/factsFindings.ts'
import { compareWithTable } from './catalogue/factsTable.ts'
import { spread } from './catalogue/spread.ts'

/**
 * `npm run catalogue:check`: validates the embedded catalogue: schema, facts, texts in all locales, platforms, feels
 * and coverage. `--facts FILE` also compares the films with a reference table (see `compareWithTable`).
 */
const facts = await readFacts()
const english = await readCopyById(defaultLocale)
const findings = [...factsFindings(facts)]
for (const locale of locales) {
  findings.push(...copyFindings({ locale, facts, copy: await readCopyById(locale), english }))
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

console.log(table)
for (const finding of findings) console.error(finding)
console.log(`${facts.length} titles in ${locales.length} languages, ${findings.length} findings.`)
process.exit(findings.length > 0 ? 1 : 0)
