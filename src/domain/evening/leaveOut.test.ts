import fc from 'fast-check'
import { expect, it } from 'vitest'
import { factsOf, hasLeaveOut } from './leaveOut.ts'
import { leaveOuts } from './leaveOuts.ts'

it('tells of facts that were told by what is left out just that', () => {
  fc.assert(
    fc.property(fc.subarray([...leaveOuts]), (has) => {
      const title = { ...factsOf(has), ending: undefined }
      expect(leaveOuts.filter((one) => hasLeaveOut(title, one))).toEqual(has)
    }),
  )
})

it('leaves blood out of titles that show it without being about it', () => {
  expect(hasLeaveOut({ headsUp: ['gore'], feels: ['on-the-front-line'], ending: undefined }, 'gore')).toBe(true)
})
