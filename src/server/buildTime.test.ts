import { expect, it } from 'vitest'
import { buildTime } from './buildTime.ts'

it('is the time that the build is told, else the present', () => {
  expect(buildTime('1700000000').toISOString()).toBe('2023-11-14T22:13:20.000Z')
  for (const epoch of [undefined, '', 'today']) {
    expect(Math.abs(buildTime(epoch).getTime() - Date.now())).toBeLessThan(60_000)
  }
})
