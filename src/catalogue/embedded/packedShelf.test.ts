import { expect, it } from 'vitest'
import { locales } from '#src/domain/locale.ts'
import { packShelf, unpackShelf } from './packedShelf.ts'
import { embeddedTitles } from './shelf.ts'

it.each(locales)('a shelf in %s is the same after it was packed', async (locale) => {
  const titles = await embeddedTitles(locale)
  const unpacked = unpackShelf(packShelf(titles))
  expect(unpacked).toEqual(titles)
  // Copies of a title hold its texts, too.
  expect({ ...unpacked[0] }).toEqual(titles[0])
})
