import Bowser from 'bowser'
import type { Device } from '#src/domain/user/device.ts'

/** Allowlist of the library's names. Other names come from the header's text, which any client can set. */
const browsers: ReadonlyMap<string, NonNullable<Device['browser']>> = new Map([
  ['Chrome', 'Chrome'],
  ['Chromium', 'Chromium'],
  ['Microsoft Edge', 'Edge'],
  ['Firefox', 'Firefox'],
  ['Opera', 'Opera'],
  ['Opera Touch', 'Opera'],
  ['Safari', 'Safari'],
  ['Samsung Internet for Android', 'Samsung Internet'],
  ['Vivaldi', 'Vivaldi'],
])
const systems: ReadonlyMap<string, NonNullable<Device['system']>> = new Map([
  ['Android', 'Android'],
  ['Chrome OS', 'ChromeOS'],
  ['iOS', 'iOS'],
  ['iPadOS', 'iPadOS'],
  ['Linux', 'Linux'],
  ['macOS', 'macOS'],
  ['Windows', 'Windows'],
])

/** In characters. Real headers are shorter; the limit bounds the input of the library's regular expressions. */
const longestAgent = 300

/**
 * Parses browser and operating system from a User-Agent header, without versions and models. An iPad that identifies as
 * a Mac counts as a Mac.
 */
export function deviceOf(userAgent: string | null): Device {
  const agent = (userAgent ?? '').slice(0, longestAgent)
  if (agent.trim() === '') return { browser: null, system: null }
  const { browser, os } = Bowser.parse(agent)
  return { browser: browsers.get(browser.name ?? '') ?? null, system: systems.get(os.name ?? '') ?? null }
}
