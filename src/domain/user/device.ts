/**
 * Recognized browsers, by product name. Unrecognized ones have no entry and are stored as null, so that no part of a
 * User-Agent string is ever stored.
 */
export const browserNames = [
  'Chrome',
  'Chromium',
  'Edge',
  'Firefox',
  'Opera',
  'Safari',
  'Samsung Internet',
  'Vivaldi',
] as const
export const systemNames = ['Android', 'ChromeOS', 'iOS', 'iPadOS', 'Linux', 'macOS', 'Windows'] as const

/** Coarse description of a device, enough for a user to tell their own devices apart; null where not recognized. */
export interface Device {
  readonly browser: (typeof browserNames)[number] | null
  readonly system: (typeof systemNames)[number] | null
}
