import { type Locale, locales, parseLocale } from '#src/domain/place/locale.ts'
import { readWords } from '#src/server/words/readWords.ts'
import { finished } from '#src/understanding/buildLexicon.ts'
import { rankByWish } from '#src/understanding/rankByWish.ts'
import { understand } from '#src/understanding/understand.ts'
import { unpackInSlices } from '#src/understanding/unpackLexicon.ts'
import { judgeWish, type Measure, measures } from './understanding/judgeWish.ts'
import { codeSize, compressedSize } from './understanding/measureSize.ts'
import { readShelf, readText } from './understanding/readUnderstanding.ts'
import { type Sentence, sentenceSchema } from './understanding/sentence.ts'
import { titleFits } from './understanding/titleFits.ts'

/**
 * `npm run feeling:eval`: measures what is understood of the sentences in src/understanding/evaluation/, by language and
 * set: odd lines may be seen by whoever writes lexicon or grammar, even lines are set aside. `later`: all lines of
 * `{locale}.later.jsonl`, written before the second round of mending and set aside as well. `fresh`: all lines of
 * `{locale}.fresh.jsonl`, measured once before anybody looked (docs/figures.md), mended by since. `--show de` prints
 * the failures of a language's seen half and of the fresh ones, never the others'. `--locale de`: one language only.
 * `size`: what a browser loads for it, compressed by brotli.
 */
type Count = { right: number; of: number }
type Counts = Record<Measure | 'titles', Count>

const sets = ['seen', 'set aside', 'later', 'fresh'] as const
type SetName = (typeof sets)[number]
/** Sets whose failures may be shown. */
const open: readonly SetName[] = ['seen', 'fresh']
const listLength = 8
/** Sentences say "the last ten years" as of this one. */
const year = 2026
const code = codeSize()
const shown = localeOf('--show')
const only = localeOf('--locale') ?? shown

for (const locale of only ? [only] : locales) {
  try {
    await evaluate(locale)
  } catch (error) {
    console.error(`${locale}: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}

async function evaluate(locale: Locale): Promise<void> {
  const [packed, { titles, names }, text, later, fresh] = await Promise.all([
    readWords(locale),
    readShelf(locale),
    readText(`evaluation/${locale}.jsonl`),
    readText(`evaluation/${locale}.later.jsonl`),
    readText(`evaluation/${locale}.fresh.jsonl`),
  ])
  const before = performance.now()
  const lexicon = finished(unpackInSlices(locale, packed))
  const parsed = performance.now() - before
  const named = (name: string) =>
    titles
      .filter((title) => [title.englishTitle ?? title.title, title.title, title.originalTitle].includes(name))
      .map(({ id }) => id)
  const counts = { seen: emptyCounts(), 'set aside': emptyCounts(), later: emptyCounts(), fresh: emptyCounts() }
  const spent: number[] = []
  const sentences: { sentence: Sentence; set: SetName }[] = [
    ...linesOf(text, locale).map(
      (sentence, index) => ({ sentence, set: index % 2 === 0 ? 'seen' : 'set aside' }) as const,
    ),
    ...linesOf(later, `${locale}.later`).map((sentence) => ({ sentence, set: 'later' }) as const),
    ...linesOf(fresh, `${locale}.fresh`).map((sentence) => ({ sentence, set: 'fresh' }) as const),
  ]
  for (const [index, { sentence, set }] of sentences.entries()) {
    const start = performance.now()
    const wish = understand(sentence.text, { lexicon, names, year })
    spent.push(performance.now() - start)
    const judged = judgeWish(sentence, wish, named)
    for (const measure of measures) add(counts[set][measure], judged[measure])
    if (!sentence.nonsense) {
      for (const title of rankByWish(titles, wish, { count: listLength, country: null })) {
        add(counts[set].titles, titleFits(title, sentence))
      }
    }
    if (shown === locale && open.includes(set) && Object.values(judged).includes(false)) {
      const { text: typed, ...right } = sentence
      const { parts, ...found } = wish
      const failed = measures.filter((measure) => judged[measure] === false)
      const words = parts.map(({ start: from, end }) => typed.slice(from, end)).join(' | ')
      console.log(
        `${index + 1} ${failed.join(', ')}: ${typed}\n  right ${JSON.stringify(right)}\n  found ${JSON.stringify(found)}\n  read  ${words}`,
      )
    }
  }
  for (const set of sets) console.log(`${locale} ${set.padEnd(9)} ${summary(counts[set])}`)
  spent.sort((a, b) => a - b)
  const at = (share: number): string => `${spent[Math.floor(share * (spent.length - 1))]?.toFixed(2)} ms`
  const sizes = [compressedSize(packed), await code]
  const size = sizes.reduce((sum, one) => sum + one, 0)
  console.log(`${locale} size ${size} bytes: lexicon ${sizes.join(', code ')}; unpacked in ${parsed.toFixed(1)} ms`)
  console.log(`${locale} understood in ${at(0.5)} (median), ${at(0.95)} (95 of 100)`)
}

function linesOf(text: string, name: string): Sentence[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line, index) => {
    const read = sentenceSchema.safeParse(JSON.parse(line))
    if (!read.success) throw new Error(`line ${index + 1} of ${name}.jsonl: ${read.error.message}`)
    return read.data
  })
}

function emptyCounts(): Counts {
  const none = (): Count => ({ right: 0, of: 0 })
  return { mood: none(), feel: none(), constraints: none(), avoid: none(), nonsense: none(), titles: none() }
}

function add(count: Count, isRight: boolean | undefined): void {
  if (isRight === undefined) return
  count.of++
  if (isRight) count.right++
}

function summary(counts: Counts): string {
  return Object.entries(counts)
    .map(([name, { right, of }]) => `${name} ${of === 0 ? '-' : ((100 * right) / of).toFixed(1)} % of ${of}`)
    .join('  ')
}

function localeOf(option: string): Locale | null {
  const at = process.argv.indexOf(option)
  return at < 0 ? null : parseLocale(process.argv[at + 1] ?? '')
}
