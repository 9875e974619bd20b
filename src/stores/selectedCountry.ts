import { persistentAtom } from '@nanostores/persistent'
import { type CountryCode, parseCountryCode } from '#src/domain/place/country.ts'

/**
 * The country that the visitor chose, or an empty string for automatic detection. Persisted in localStorage under the
 * specification's key and synchronized across tabs; a stored value that is not one of the 13 countries counts as
 * automatic.
 */
export const $selectedCountry = persistentAtom<CountryCode | ''>('selectedCountry', '', {
  encode: (country) => country,
  decode: (text) => parseCountryCode(text) ?? '',
})
