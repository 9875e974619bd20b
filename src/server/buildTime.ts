/**
 * When the site is built: `SOURCE_DATE_EPOCH` (seconds since 1970) if set, so that builds on both sides of midnight can
 * be compared, else now.
 * @see https://reproducible-builds.org/specs/source-date-epoch/
 */
export function buildTime(): Date {
  const epoch = process.env['SOURCE_DATE_EPOCH']
  return epoch && /^\d{1,11}$/.test(epoch) ? new Date(Number(epoch) * 1000) : new Date()
}
