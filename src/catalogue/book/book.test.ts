import { describe, expect, it } from 'vitest'
import { curatedTitles } from '#src/catalogue/curatedTitles.ts'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { z } from '#src/domain/schema.ts'
import { titleTypes } from '#src/domain/title/contentType.ts'
import { bookOf } from './book.ts'
import { bookRecordSchema } from './bookRecord.ts'
import { readBook } from './readBook.ts'

describe.each(titleTypes)('the book of feels: %s', (type) => {
  it('has valid records, each number once, sorted by number, none of a title of the embedded catalogue', async () => {
    const records = z.array(bookRecordSchema).parse(await readBook(type))
    const numbers = records.map(([number]) => number)
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
    const shelf = new Set((await embeddedTitles('en')).map(({ id }) => id))
    expect(numbers.filter((number) => shelf.has(`${type}-${number}`))).toEqual([])
    expect((await bookOf(type)).size).toBe(records.length)
  })
})

describe('what editors say of a title', () => {
  it('comes from the book where the embedded catalogue has nothing', async () => {
    const curated = await curatedTitles('en')
    const kane = curated('movie-15', 1941)
    expect(kane?.feels).toContain('power-and-politics')
    expect(kane?.ending).toBe('bittersweet')
    expect(kane?.reasons).toEqual({})
  })

  it('comes from the embedded catalogue first, with its written reasons', async () => {
    const curated = await curatedTitles('de')
    expect(Object.keys(curated('movie-129', 2001)?.reasons ?? {})).not.toEqual([])
  })

  it('is nothing for a number that the book gives to a title of another year, or for an unknown one', async () => {
    const curated = await curatedTitles('en')
    expect(curated('movie-15', 1942)?.feels).toBeDefined()
    expect(curated('movie-15', 1999)).toBeUndefined()
    expect(curated('movie-15', Number.NaN)?.feels).toBeUndefined()
    expect(curated('movie-999999999', 2001)).toBeUndefined()
  })
})
