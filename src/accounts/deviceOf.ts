import Bowser from 'bowser'
import type { Device } from '#src/domain/device.ts'

/** What the library calls them. Names that are not here come from the text itself, which anybody may write. */
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

/** Real ones are shorter; no longer text goes through the library's patterns. */
const longestAgent = 300

/**
 * What a User-Agent header says of a device, without versions and models: an iPad that passes for a Mac is one here.
 */
export function deviceOf(userAgent: string | null): Device {
  const agent = (userAgent ?? '').slice(0, longestAgent)
  if (agent.trim() === '') return { browser: null, system: null }
  const { browser, os } = Bowser.parse(agent)
  return { browser: browsers.get(browser.name ?? '') ?? null, system: systems.get(os.name ?? '') ?? null }
}
