import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { platforms as platformRecords } from '#src/catalogue/platforms/platforms.data.ts'
import { feelIds } from '#src/domain/feel/feel.ts'
import { moodPairs } from '#src/domain/mood/moodPair.ts'
import { defaultLocale, type Locale, locales } from '#src/domain/place/locale.ts'
import { feelLabel } from '#src/i18n/feelLabels.ts'
import { pairWords } from '#src/i18n/pairWords.ts'
import { platformDescription } from '#src/i18n/platformDescription.ts'
import { projectRoot } from '#src/tooling/projectRoot.ts'

/**
 * Checks of the dictionaries beyond their types, over every file of the folder of a language: equal placeholders in every
 * locale, no empty texts, no untranslated sentences, a label for every feel (at most 45 characters), a line for every
 * pair of moods, and a description of every platform.
 */
const longestLabel = 45
const problems: string[] = []
const files = readdirSync(join(projectRoot, 'src/i18n', defaultLocale)).filter((file) => file !== 'index.ts')

/** Flattens a dictionary into its texts with their paths. */
function texts(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`))
}

/** The texts of all files of a language. @throws Error when its folder lacks a file that English has */
async function wordsOf(locale: Locale): Promise<Map<string, string>> {
  const found = await Promise.all(files.map(async (file) => texts(await import(`#src/i18n/${locale}/${file}`), file)))
  return new Map(found.flat())
}

const placeholders = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join(' ')
/** Texts of four words and more are expected to differ from English. */
const isSentence = (text: string): boolean => text.split(/\s+/).length >= 4 && !text.startsWith('{')

const english = await wordsOf(defaultLocale)
for (const locale of locales) {
  const words = await wordsOf(locale)
  for (const [path, source] of english) {
    const text = words.get(path)
    if (text === undefined) problems.push(`src/i18n/${locale}/${path}: is missing`)
    else if (text.trim() === '') problems.push(`src/i18n/${locale}/${path}: is empty`)
    else if (placeholders(text) !== placeholders(source)) {
      problems.push(
        `src/i18n/${locale}/${path}: has ${placeholders(text) || 'no placeholders'}, not ${placeholders(source)}`,
      )
    } else if (locale !== defaultLocale && text === source && isSentence(text)) {
      problems.push(`src/i18n/${locale}/${path}: is still English: ${text}`)
    }
  }
  for (const feel of feelIds) {
    const label = feelLabel(feel, locale)
    if (!label || label.length > longestLabel || /[.!?]$/.test(label))
      problems.push(`src/i18n/${locale}/feels.ts: ${feel}: "${label}"`)
  }
  const { lines } = pairWords(locale)
  const named = new Set(Object.keys(lines))
  for (const pair of moodPairs.map((moods) => moods.join('+'))) {
    if (!named.delete(pair)) problems.push(`src/i18n/${locale}/pairs.ts: lines.${pair}: is missing`)
  }
  for (const pair of named)
    problems.push(`src/i18n/${locale}/pairs.ts: lines.${pair}: is no pair in the order of moodIds`)
  for (const { id } of platformRecords) {
    if (!platformDescription(id, locale)) problems.push(`src/i18n/${locale}/platforms.ts: ${id}: has no description`)
  }
}

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log(
  `${english.size} texts, ${feelIds.length} feels and ${platformRecords.length} platforms in ${locales.length} languages.`,
)
