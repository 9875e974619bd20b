import { computed } from 'nanostores'
import { call } from '#src/api/client.ts'
import { contract } from '#src/api/contract.ts'
import { type CountryCode, countryNames } from '#src/domain/country.ts'
import type { Location } from '#src/domain/location.ts'
import { reloadPlatforms } from './platforms.ts'
import { createFetcherStore, invalidateKeys } from './query.ts'
import { $selectedCountry } from './selectedCountry.ts'

/** Where a visitor is, as far as the page knows it. */
export type LocationState =
  | { readonly status: 'detecting' }
  | { readonly status: 'known'; readonly location: Location }
  | { readonly status: 'unknown' }

/** What stands before anything is known, and in the page's HTML. */
export const detecting: LocationState = { status: 'detecting' }

const locationKey = 'location'

/** Asked only in the browser, and only while no country is chosen by hand. */
const $mayDetect = computed($selectedCountry, (chosen) => chosen === '' && typeof window !== 'undefined')

const $detection = createFetcherStore<Location>([locationKey, $mayDetect], {
  fetcher: () => call(contract.location, {}),
})

/** A choice by hand overrides at once what was detected. */
export const $location = computed([$selectedCountry, $detection], (chosen, { data, error, loading }): LocationState => {
  if (chosen) return { status: 'known', location: manual(chosen) }
  if (data) return data.countryCode ? { status: 'known', location: data } : { status: 'unknown' }
  return loading || error === undefined ? detecting : { status: 'unknown' }
})

/** Chooses a country by hand: stored, effective at once. */
export function chooseCountry(country: CountryCode): void {
  $selectedCountry.set(country)
}

/** Back to automatic: the choice is forgotten here and on the server, and the location is asked for anew. */
export async function chooseAutomatic(): Promise<void> {
  $selectedCountry.set('')
  try {
    await call(contract.setLocation, { country: 'auto' })
  } finally {
    invalidateKeys((key) => key.startsWith(locationKey))
  }
}

function manual(country: CountryCode): Location {
  return { countryCode: country, country: countryNames[country], city: '', region: '', detectedFrom: 'manual' }
}

const platformsDelayMs = 500

/**
 * Saves a country for the whole site: on the server, and here at once. The platforms are asked for anew half a second later.
 * @throws ApiError when the server does not take it; nothing has changed then
 */
export async function saveCountry(country: CountryCode): Promise<void> {
  await call(contract.setLocation, { country })
  $selectedCountry.set(country)
  invalidateKeys((key) => key.startsWith(locationKey))
  setTimeout(reloadPlatforms, platformsDelayMs)
}
