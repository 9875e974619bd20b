import { atom, computed, onMount } from 'nanostores'
import { askLocation, forgetLocation } from '#src/api/askLocation.ts'
import { type CountryCode, parseCountryCode } from '#src/domain/place/country.ts'
import { freshForMs, type Location } from '#src/domain/place/location.ts'
import { $selectedCountry } from './selectedCountry.ts'

/** The state of the visitor's location. */
export type LocationState =
  | { readonly status: 'detecting' }
  | { readonly status: 'known'; readonly location: Location }
  | { readonly status: 'unknown' }

/** The initial state, also in the page's HTML. */
export const detecting: LocationState = { status: 'detecting' }

/**
 * The detected location, and when it was detected (milliseconds since the epoch). Requested only in the browser, and
 * only while no country is chosen by hand.
 */
const $detected = atom<{ readonly at: number; readonly state: LocationState }>({ at: 0, state: detecting })

let asking: Promise<void> | undefined

onMount($detected, () =>
  $selectedCountry.subscribe((chosen) => {
    if (chosen || import.meta.env.SSR || Date.now() - $detected.get().at <= freshForMs) return
    // After first paint, so that the request does not compete for bandwidth with what the paint needs. A prerendered
    // page is not painted and sends no request.
    void document.painted?.then(detect)
  }),
)

/** The location: a country chosen by hand takes precedence over the detected one. */
export const $location = computed(
  [$selectedCountry, $detected],
  (chosen, { state }): LocationState => (chosen ? { status: 'known', location: manual(chosen) } : state),
)

/** The code of the visitor's country; null while it is not known, or none that the site supports. */
export const $countryCode = computed($location, (state) =>
  state.status === 'known' ? parseCountryCode(state.location.countryCode) : null,
)

/** Requests the location again. Concurrent calls share one request; if it fails the location is unknown. */
export function detect(): Promise<void> {
  asking ??= askLocation()
    .then(
      (location): LocationState => (location.countryCode ? { status: 'known', location } : { status: 'unknown' }),
      (): LocationState => ({ status: 'unknown' }),
    )
    .then((state) => {
      asking = undefined
      $detected.set({ at: Date.now(), state })
    })
  return asking
}

/** Chooses a country by hand: persisted and effective immediately. */
export function chooseCountry(country: CountryCode): void {
  $selectedCountry.set(country)
}

/**
 * Goes back to automatic detection: clears the choice here and on the server, then requests the location again.
 * @throws ApiError if the server could not be reached to clear it; the location is detected all the same
 */
export async function chooseAutomatic(): Promise<void> {
  $detected.set({ at: Date.now(), state: detecting })
  try {
    await forgetLocation()
  } finally {
    // Not before: lists are asked for anew at once, and the server would still know the country that is given up.
    $selectedCountry.set('')
    await detect()
  }
}

function manual(country: CountryCode): Location {
  // The name comes from Intl, so that the table of domain/place/country.ts is not bundled into every page.
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country
  return { countryCode: country, country: name, city: '', region: '', detectedFrom: 'manual' }
}
