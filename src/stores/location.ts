import { atom, computed, onMount } from 'nanostores'
import { askLocation, forgetLocation } from '#src/api/askLocation.ts'
import type { CountryCode } from '#src/domain/country.ts'
import { freshForMs, type Location } from '#src/domain/location.ts'
import { $selectedCountry } from './selectedCountry.ts'

/** Where a visitor is, as far as the page knows it. */
export type LocationState =
  | { readonly status: 'detecting' }
  | { readonly status: 'known'; readonly location: Location }
  | { readonly status: 'unknown' }

/** What stands before anything is known, and in the page's HTML. */
export const detecting: LocationState = { status: 'detecting' }

/** What the server said, and when; asked only in the browser, and only while no country is chosen by hand. */
const $detected = atom<{ readonly at: number; readonly state: LocationState }>({ at: 0, state: detecting })

let asking: Promise<void> | undefined

onMount($detected, () =>
  $selectedCountry.subscribe((chosen) => {
    if (chosen || import.meta.env.SSR || Date.now() - $detected.get().at <= freshForMs) return
    // Its answer would share the line with what the first paint waits for. A page that is made ready before anybody asked for it is not painted and asks nothing.
    void document.painted?.then(detect)
  }),
)

/** A choice by hand overrides at once what was detected. */
export const $location = computed(
  [$selectedCountry, $detected],
  (chosen, { state }): LocationState => (chosen ? { status: 'known', location: manual(chosen) } : state),
)

/** Asks anew where the visitor is. One question at a time; where it fails the place stays unknown. */
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

/** Chooses a country by hand: stored, effective at once. */
export function chooseCountry(country: CountryCode): void {
  $selectedCountry.set(country)
}

/** Back to automatic: the choice is forgotten here and on the server, and the location is asked for anew. */
export async function chooseAutomatic(): Promise<void> {
  $detected.set({ at: Date.now(), state: detecting })
  $selectedCountry.set('')
  try {
    await forgetLocation()
  } finally {
    await detect()
  }
}

function manual(country: CountryCode): Location {
  // The browser knows the names of domain/country.ts; every page would carry them.
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country
  return { countryCode: country, country: name, city: '', region: '', detectedFrom: 'manual' }
}
