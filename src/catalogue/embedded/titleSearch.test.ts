import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ShelfFindings } from '#src/catalogue/foundTitles.ts'
import { maxSearchLength } from '#src/domain/title/searchText.ts'
import { searchWords } from '#src/i18n/searchWords.ts'
import { searchTexts } from './searchTexts.ts'
import { embeddedTitles, translatedNames } from './shelf.ts'
import { titleSearch } from './titleSearch.ts'

/** Milliseconds of processor time. */
const mostMs = 25
/**
 * The same as a multiple of what a plain search takes: for machines that are slower, or slowed down by others. Those
 * take the cache away, which a long text needs more. Alone, these texts take at most three times as long.
 */
const mostPlain = 5
const rounds = 3
const batches = 3
/** Batches where three said too much: the more there are, the less of another thread's work is in the least of them. */
const moreBatches = 12

let search: (text: string) => ShelfFindings
beforeAll(async () => {
  const titles = await embeddedTitles('en')
  search = titleSearch(titles, searchTexts(titles, await translatedNames(), searchWords()))
  for (const text of ['warm up', 'intersteller', 'a', 'love and war']) search(text)
})

/**
 * The processor's time for a text: of several means the least, since other threads of the same core slow one down; a mean,
 * because some systems count the time in steps of 4 ms.
 */
function cost(text: string, length = batches): number {
  const means = Array.from({ length }, () => {
    const before = process.threadCpuUsage()
    for (let round = 0; round < rounds; round++) search(text)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000 / rounds
  })
  return Math.min(...means)
}

function expectCheap(text: string): void {
  if (cost(text) <= mostMs) return
  const plain = cost('love and war', moreBatches)
  expect(cost(text, moreBatches)).toBeLessThanOrEqual(Math.max(mostMs, mostPlain * plain))
}

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz')
const pieces = fc.oneof(
  // What patterns are made of.
  fc.constantFrom('[a-', '(a+)+', '.*', '\\', '^$', '{1,9}', '(?=a)', '|', '[^]', '*?+[', '-', "'"),
  fc.constantFrom('a ', 'the ', 'of ', 'and ', 'love ', 'star '),
  letter.map((one) => `${one} `),
  fc.string({ unit: letter, minLength: 2, maxLength: 12 }).map((word) => `${word} `),
  fc.string({ unit: letter, minLength: 30, maxLength: 200 }),
  fc.constantFrom(
    'e\u0301\u0323',
    '\u0300',
    'ﬃ',
    'ß',
    'İ',
    '君の名は ',
    '名',
    '한국 ',
    'ไทย ',
    '👨‍👩‍👧 ',
    '\ud83d',
    '٣٣٣٣ ',
  ),
  fc.string({ unit: 'binary', maxLength: 10 }),
)
const nastyTexts = fc
  .oneof(
    fc.array(pieces, { minLength: 1, maxLength: 200 }).map((parts) => parts.join('')),
    pieces.map((part) => part.repeat(maxSearchLength)),
  )
  .map((text) => text.slice(0, maxSearchLength))

describe('a search of any text', () => {
  it(`takes at most ${mostMs} ms`, () => {
    fc.assert(
      fc.property(nastyTexts, (text) => {
        expectCheap(text)
      }),
      { numRuns: 150 },
    )
  }, 60_000)

  it.each([
    ['one letter again and again', 'a '.repeat(98)],
    ['the beginnings of patterns', '[a-'.repeat(66)],
    ['each letter', [...'abcdefghijklmnopqrstuvwxyz'].join(' ')],
    ['many short words', Array.from({ length: 50 }, (_, at) => `a${String.fromCharCode(97 + (at % 26))}b`).join(' ')],
    ['ten topics', 'funny sad horror love war family crime space magic true'],
    ['typing errors', 'intersteller shawshenk redemtion godfathr pulpfictoin schinler gladiater titanik forest gumpp'],
    ['a word without end', 'abcdefghij'.repeat(20)],
  ])(`of %s takes at most ${mostMs} ms`, (_, text) => {
    expectCheap(text.slice(0, maxSearchLength))
  })

  it('finds the longest name by all of its words', () => {
    const name = 'Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb'
    expect(search(name).hits[0]?.title.title).toMatch(/Strangelove/)
  })
})
