import { describe, expect, it } from 'vitest'
import { deviceOf } from './deviceOf.ts'

const mozilla = 'Mozilla/5.0'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'

describe('a device', () => {
  it.each([
    [`${mozilla} (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox', 'Windows'],
    [`${mozilla} (X11; Linux x86_64) ${chrome} Safari/537.36`, 'Chrome', 'Linux'],
    [`${mozilla} (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0.0.0`, 'Edge', 'Windows'],
    [`${mozilla} (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, 'Chrome', 'Android'],
    [`${mozilla} (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'Chrome', 'ChromeOS'],
    [
      `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`,
      'Safari',
      'macOS',
    ],
  ])('%s', (agent, browser, system) => {
    expect(deviceOf(agent)).toEqual({ browser, system })
  })

  it.each([null, '', ' ', 'x', 'curl/8.0', '<b>Evil</b>/1.0 (Beast OS)', '/'.repeat(100_000), '('.repeat(16_000)])(
    'that nobody knows has no name, and takes no time: %.30j',
    (agent) => {
      const started = performance.now()
      expect(deviceOf(agent)).toEqual({ browser: null, system: null })
      expect(performance.now() - started).toBeLessThan(500)
    },
  )
})
