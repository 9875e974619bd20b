import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { curatedTitles } from '#src/catalogue/curatedTitles.ts'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { feelIds } from '#src/domain/feel/feel.ts'
import { titleTypes } from '#src/domain/title/contentType.ts'
import { bookOf } from './book.ts'
import { bookRecordSchema } from './bookRecord.ts'
import { bookRecords, parseBook } from './bookRecords.ts'
import { readBook } from './readBook.ts'

describe.each(titleTypes)('the book of feels: %s', (type) => {
  it('has valid records, each number once, sorted by number, none of a title of the embedded catalogue', async () => {
    const numbers = bookRecords(type).map(([number]) => number)
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
    const shelf = new Set((await embeddedTitles('en')).map(({ id }) => id))
    expect(numbers.filter((number) => shelf.has(`${type}-${number}`))).toEqual([])
  })

  it('gives functions what its records say', async () => {
    const records = bookRecords(type)
    const book = await bookOf(type)
    expect(book.size).toBe(records.length)
    const read = records.map(([number, title, year]) => {
      const { feels = [], ending = '', franchise } = book.entry(number, year) ?? {}
      return [
        number,
        title,
        year,
        feels.join(' '),
        ...(ending || franchise ? [ending] : []),
        ...(franchise ? [franchise] : []),
      ]
    })
    expect(read).toEqual(records.map(([...record]) => [...record.slice(0, 5), ...(record[5] ? [record[5]] : [])]))
  })
})

describe('the book of feels', () => {
  it.each([
    ['movie', 8000],
    ['tv', 2000],
  ] as const)('knows with the embedded catalogue the titles that most people know: %s', async (type, most) => {
    const shelf = (await embeddedTitles('en')).filter((title) => title.type === type)
    expect(shelf.length + (await bookOf(type)).size).toBeGreaterThanOrEqual(most)
  })

  it('knows nothing of a title without a line', async () => {
    expect((await bookOf('movie')).entry(999_999_999, 2001)).toBeNull()
  })

  it.each([
    ['too few feels', [15, 'Citizen Kane', 1941, 'power-and-politics puzzle-box-plot pure-melancholy']],
    ['a feel that is none', [15, 'Citizen Kane', 1941, 'power-and-politics puzzle-box-plot pure-melancholy snow']],
    ['a feel twice', [15, 'Citizen Kane', 1941, 'slapstick puzzle-box-plot pure-melancholy slapstick']],
    ['a year that has not come', [15, 'Citizen Kane', 9141, 'slapstick puzzle-box-plot pure-melancholy true-story']],
  ])('takes no line with %s', (_, line) => {
    expect(bookRecordSchema.safeParse(line).success).toBe(false)
  })

  it('names file, line and field of every record that is wrong', () => {
    const feels = 'slapstick puzzle-box-plot pure-melancholy true-story'
    const lines = [
      [15, 'Citizen Kane', 1941, feels, 'bleak'],
      [16, '', 9141, feels],
      [17, 'Dark', 2005, `${feels} snow`, 'soso'],
      [18],
    ]
    const place = 'src/catalogue/book/data/movies.json'
    expect(() => parseBook('movies.json', lines)).toThrow(
      new RegExp(
        [
          `^${place}:3: title: .+`,
          `${place}:3: year: .+`,
          `${place}:4: feels: .+`,
          `${place}:4: ending: .+`,
          `${place}:5: record: .+$`,
        ].join('\n'),
      ),
    )
  })

  it('shows with the embedded catalogue what each feel means, by twenty titles and more', async () => {
    const counts = new Map<string, number>(feelIds.map((feel) => [feel, 0]))
    const shelf = (await embeddedTitles('en')).flatMap(({ feels }) => feels)
    const book = titleTypes.flatMap((type) => bookRecords(type).flatMap(([, , , feels]) => feels.split(' ')))
    for (const feel of [...shelf, ...book]) counts.set(feel, (counts.get(feel) ?? 0) + 1)
    expect([...counts].filter(([, count]) => count < 20)).toEqual([])
  })

  it('costs the functions at most 200 KB', async () => {
    const packed = await Promise.all(titleTypes.map(readBook))
    const bytes = packed.map((text) => brotliCompressSync(text).byteLength)
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(200_000)
  })
})

describe('what editors say of a title', () => {
  it('comes from the book where the embedded catalogue has nothing', async () => {
    const curated = await curatedTitles('en')
    const shadows = curated('movie-3', 1986)
    expect(shadows?.feels).toContain('deadpan-humour')
    expect(shadows?.ending).toBe('hopeful')
    expect(shadows?.reasons).toEqual({})
  })

  it('comes from the embedded catalogue first, with its written reasons', async () => {
    const curated = await curatedTitles('de')
    expect(Object.keys(curated('movie-129', 2001)?.reasons ?? {})).not.toEqual([])
  })

  it('is nothing for a number that the book gives to a title of another year, or for an unknown one', async () => {
    const curated = await curatedTitles('en')
    expect(curated('movie-3', 1987)?.feels).toBeDefined()
    expect(curated('movie-3', 1999)).toBeUndefined()
    expect(curated('movie-3', Number.NaN)).toBeUndefined()
    expect(curated('movie-999999999', 2001)).toBeUndefined()
  })
})
