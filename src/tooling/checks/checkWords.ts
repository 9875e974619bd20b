import { platforms as platformRecords } from '#src/catalogue/platforms/platforms.data.ts'
import { feelIds } from '#src/domain/feel/feel.ts'
import { defaultLocale, type Locale, locales } from '#src/domain/place/locale.ts'
import { accountWords } from '#src/i18n/accountWords.ts'
import { dictionaryOf } from '#src/i18n/dictionary.ts'
import { feelLabel } from '#src/i18n/feelLabels.ts'
import { landingWords } from '#src/i18n/landingWords.ts'
import { aboutTexts, privacyTexts, reasonTexts, termsTexts } from '#src/i18n/languages.ts'
import { platformDescription } from '#src/i18n/platformDescription.ts'
import { savedWords } from '#src/i18n/savedWords.ts'
import { screensOf } from '#src/i18n/screens.ts'
import { titlePageWords } from '#src/i18n/titlePageWords.ts'

/**
 * Checks of the dictionaries beyond their types: equal placeholders in every locale, no empty texts, no untranslated
 * sentences, a label for every feel (at most 45 characters), and a description of every platform.
 */
const longestLabel = 45
const problems: string[] = []

/** Flattens a dictionary into its texts with their paths. */
function texts(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`))
}

function wordsOf(locale: Locale): Map<string, string> {
  return new Map([
    ...texts(dictionaryOf(locale), 'dictionary'),
    ...texts(screensOf(locale), 'screens'),
    ...texts(titlePageWords(locale), 'titlePage'),
    ...texts(accountWords(locale), 'account'),
    ...texts(landingWords(locale), 'landing'),
    ...texts(savedWords(locale), 'saved'),
    ...texts(reasonTexts[locale], 'reasons'),
    ...texts(aboutTexts[locale], 'about'),
    ...texts(privacyTexts[locale], 'privacy'),
    ...texts(termsTexts[locale], 'terms'),
  ])
}

const placeholders = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join(' ')
/** Texts of four words and more are expected to differ from English. */
const isSentence = (text: string): boolean => text.split(/\s+/).length >= 4 && !text.startsWith('{')

const english = wordsOf(defaultLocale)
for (const locale of locales) {
  const words = wordsOf(locale)
  for (const [path, source] of english) {
    const text = words.get(path)
    if (text === undefined) problems.push(`${locale} ${path}: is missing`)
    else if (text.trim() === '') problems.push(`${locale} ${path}: is empty`)
    else if (placeholders(text) !== placeholders(source)) {
      problems.push(`${locale} ${path}: has ${placeholders(text) || 'no placeholders'}, not ${placeholders(source)}`)
    } else if (locale !== defaultLocale && text === source && isSentence(text)) {
      problems.push(`${locale} ${path}: is still English: ${text}`)
    }
  }
  for (const feel of feelIds) {
    const label = feelLabel(feel, locale)
    if (!label || label.length > longestLabel || /[.!?]$/.test(label))
      problems.push(`${locale} feel ${feel}: "${label}"`)
  }
  for (const { id } of platformRecords) {
    if (!platformDescription(id, locale)) problems.push(`${locale} platform ${id}: has no description`)
  }
}

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log(
  `${english.size} texts, ${feelIds.length} feels and ${platformRecords.length} platforms in ${locales.length} languages.`,
)
