import type { CountryCode } from './country.ts'

/** The id of what says on /location-settings, where no script runs, that this country was chosen: the address's fragment shows it. */
export function chosenCountryId(country: CountryCode): string {
  return `chosen-${country}`
}
