import { afterEach, expect, it, vi } from 'vitest'
import { buildTime } from './buildTime.ts'

afterEach(() => vi.unstubAllEnvs())

it('is the time that the build is told', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1700000000')
  expect(buildTime().toISOString()).toBe('2023-11-14T22:13:20.000Z')
})

it.each([undefined, '', 'today'])('is the present when the build is told %j', (epoch) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', epoch)
  expect(Math.abs(buildTime().getTime() - Date.now())).toBeLessThan(60_000)
})
