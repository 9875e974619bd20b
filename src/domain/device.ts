/**
 * Browsers by the names that people know; whatever else there is has no name here, and no text of a visitor's is ever
 * kept.
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

/** What a browser runs on, as coarse as helps to tell one's own devices apart; null where that is not known. */
export interface Device {
  readonly browser: (typeof browserNames)[number] | null
  readonly system: (typeof systemNames)[number] | null
}
