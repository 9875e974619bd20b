import { expect, it } from 'vitest'
import { locales } from '#src/domain/place/locale.ts'
import { packCopy, packFacts, unpackShelf } from './packedShelf.ts'
import { embeddedTitles } from './shelf.ts'

it.each(locales)('a shelf in %s is the same after it was packed', async (locale) => {
  const titles = await embeddedTitles(locale)
  const unpacked = unpackShelf(packFacts(titles), packCopy(titles))
  expect(unpacked).toEqual(titles)
  // Copies of a title hold its texts, too.
  expect({ ...unpacked[0] }).toEqual(titles[0])
})

it('the facts of a shelf are the same in every language', async () => {
  const facts = await Promise.all(locales.map(async (locale) => packFacts(await embeddedTitles(locale))))
  expect(new Set(facts).size).toBe(1)
})

it('facts and copy of different shelves are refused', async () => {
  const titles = await embeddedTitles('en')
  expect(() => unpackShelf(packFacts(titles), packCopy(titles.slice(1)))).toThrow(/facts of \d+ titles/)
})
