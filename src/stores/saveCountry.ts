import { call } from '#src/api/client.ts'
import { locationEndpoints } from '#src/api/locationEndpoints.ts'
import type { CountryCode } from '#src/domain/place/country.ts'
import { reloadPlatforms } from './platforms.ts'
import { $selectedCountry } from './selectedCountry.ts'

const platformsDelayMs = 500

/**
 * Saves a country for the whole site, on the server and in this browser. The streaming services are requested again
 * half a second later.
 * @throws ApiError if the server rejects it; then nothing has changed
 */
export async function saveCountry(country: CountryCode): Promise<void> {
  await call(locationEndpoints.setLocation, { country })
  $selectedCountry.set(country)
  setTimeout(reloadPlatforms, platformsDelayMs)
}
