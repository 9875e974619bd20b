import { persistentAtom } from '@nanostores/persistent'
import { type CountryCode, parseCountryCode } from '#src/domain/country.ts'

/**
 * The country that the visitor chose in the widget; empty for automatic. Kept under the specification's storage key, followed across
 * tabs, and empty again when what is stored is not one of the 13.
 */
export const $selectedCountry = persistentAtom<CountryCode | ''>('selectedCountry', '', {
  encode: (country) => country,
  decode: (text) => parseCountryCode(text) ?? '',
})
