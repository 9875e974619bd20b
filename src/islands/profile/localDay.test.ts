import { expect, onTestFinished, test, vi } from 'vitest'
import { localDay } from './localDay.ts'

test.each([
  ['2026-11-29T01:30:00.000Z', 180, '2026-11-28'],
  ['2026-11-28T14:30:00.000Z', -660, '2026-11-29'],
  ['2026-11-28T23:59:00.000Z', 0, '2026-11-28'],
])('%s is, %i minutes west of Greenwich, on %s', (moment, offset, day) => {
  const zone = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset)
  onTestFinished(() => zone.mockRestore())
  expect(localDay(moment)).toBe(day)
})
