import { expect, it } from 'vitest'
import { locales } from '#src/domain/place/locale.ts'
import { packCopy, packFacts, packReasons, unpackShelf } from './packedShelf.ts'
import { embeddedTitles } from './shelf.ts'

it.each(locales)('a shelf in %s is the same after it was packed', async (locale) => {
  const titles = await embeddedTitles(locale)
  const unpacked = unpackShelf(packFacts(titles), packCopy(titles), packReasons(titles))
  expect(unpacked).toEqual(titles)
  // Copies of a title hold its texts, too.
  expect({ ...unpacked[0] }).toEqual(titles[0])
})

it('the facts of a shelf are the same in every language', async () => {
  const facts = await Promise.all(locales.map(async (locale) => packFacts(await embeddedTitles(locale))))
  expect(new Set(facts).size).toBe(1)
})

it('a shelf without its reasons is otherwise the same', async () => {
  const titles = await embeddedTitles('en')
  const unpacked = unpackShelf(packFacts(titles), packCopy(titles), null)
  expect(unpacked).toEqual(titles.map((title) => ({ ...title, reasons: {} })))
})

it('facts, copy and reasons of different shelves are refused', async () => {
  const titles = await embeddedTitles('en')
  const [facts, fewer] = [packFacts(titles), titles.slice(1)]
  expect(() => unpackShelf(facts, packCopy(fewer), null)).toThrow(/facts of \d+ titles/)
  expect(() => unpackShelf(facts, packCopy(titles), packReasons(fewer))).toThrow(/facts of \d+ titles/)
})
