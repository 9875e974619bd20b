import { buildTime } from './buildTime.ts'

/** Defined in bundles by src/tooling/build/bundleFunctions.ts; undefined when running from source. */
declare const BUILD_DAY: string | undefined

const msOfDay = 86_400_000
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/**
 * The day whose lists are shown, in UTC, in the form `2026-11-21`: that of the build, until the day after it is over.
 * The pages' lists are of that day. If functions took the date instead, the two would differ from midnight until the
 * day's build, which in America is the evening. Of a site that is not built every day the functions then take the date.
 * @param now milliseconds since 1970
 * @param builtOn the day of the build; undefined if unknown
 */
export function listDay(
  now: number = buildTime().getTime(),
  builtOn: string | undefined = typeof BUILD_DAY === 'string' ? BUILD_DAY : undefined,
): string {
  return builtOn === dayOf(now - msOfDay) ? builtOn : dayOf(now)
}
