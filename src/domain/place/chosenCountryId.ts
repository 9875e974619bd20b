import type { CountryCode } from './country.ts'

/**
 * Id of the element on /location-settings that confirms the chosen country when JavaScript is disabled: the form
 * endpoint redirects to this id as the URL's fragment, and `:target` reveals the element.
 */
export function chosenCountryId(country: CountryCode): string {
  return `chosen-${country}`
}
