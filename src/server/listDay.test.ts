import { expect, it } from 'vitest'
import { listDay } from './listDay.ts'

const at = (time: string): number => Date.parse(time)

it.each([
  ['the day of the build', '2026-11-26T23:59:59Z', '2026-11-26'],
  ['that day also in an American evening, before the next build', '2026-11-27T03:30:00Z', '2026-11-26'],
  ['the date where no build came on the day after', '2026-11-28T00:00:00Z', '2026-11-28'],
  ['the date where the build is older', '2027-01-01T12:00:00Z', '2027-01-01'],
])('is %s', (_, now, day) => {
  expect(listDay(at(now), '2026-11-26')).toBe(day)
})

it('is the date where the functions run from source', () => {
  expect(listDay(at('2026-11-27T03:30:00Z'), undefined)).toBe('2026-11-27')
})
