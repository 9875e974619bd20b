import fc from 'fast-check'
import { expect, it } from 'vitest'
import { noWishes, readTonight, type Tonight } from '#src/domain/evening/tonight.ts'
import { contentTypes } from '#src/domain/title/contentType.ts'
import { firstView, readSavedView, savedParts, savedSorts, writeSavedView } from './savedView.ts'

const some: Tonight = { ...noWishes, max: 90, on: ['netflix', 'globoplay'], lang: ['en'], not: ['gore'] }

it('reads every view from the address that it writes', () => {
  const views = fc.record({
    part: fc.constantFrom(...savedParts),
    sort: fc.constantFrom(...savedSorts),
    type: fc.constantFrom(...contentTypes),
  })
  fc.assert(
    fc.property(views, fc.constantFrom(noWishes, some), (view, wishes) => {
      const query = new URLSearchParams(writeSavedView(view, wishes))
      expect(readSavedView(query)).toEqual(view)
      expect(readTonight(query)).toEqual(wishes)
    }),
  )
})

it('has an address without a query for its first view, and ignores what makes no sense', () => {
  expect(writeSavedView(firstView, noWishes)).toBe('')
  expect(readSavedView(new URLSearchParams('show=all&sort=&type=book&mine=yes&utm_source=x'))).toEqual(firstView)
})
