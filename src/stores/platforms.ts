import { computed } from 'nanostores'
import { call } from '#src/api/client.ts'
import type { Contract } from '#src/api/contract.ts'
import type { ResponseOf } from '#src/api/endpoint.ts'
import { platformEndpoints } from '#src/api/platformEndpoints.ts'
import { countryCodeSchema } from '#src/domain/countryCodeSchema.ts'
import { localeSchema } from '#src/domain/localeSchema.ts'
import { z } from '#src/domain/schema.ts'
import { $pageLocale } from './pageLocale.ts'
import { createFetcherStore, invalidateKeys } from './query.ts'
import { $selectedCountry } from './selectedCountry.ts'

export type Platforms = ResponseOf<Contract['streamingPlatforms']>

/** The state of the streaming services of the visitor's country. */
export type PlatformsState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly platforms: Platforms }
  | { readonly status: 'failed' }

const audienceSchema = z.object({ locale: localeSchema, country: z.optional(countryCodeSchema) })
const platformsKey = 'platforms'

const $key = computed([$pageLocale, $selectedCountry], (locale, country) =>
  locale ? JSON.stringify({ locale, ...(country ? { country } : {}) }) : null,
)

const $answer = createFetcherStore<Platforms>([platformsKey, $key], {
  fetcher: (_, key) => call(platformEndpoints.streamingPlatforms, audienceSchema.parse(JSON.parse(String(key)))),
})

export const $platforms = computed($answer, ({ data, error, loading }): PlatformsState => {
  if (data) return { status: 'ready', platforms: data }
  return error && !loading ? { status: 'failed' } : { status: 'loading' }
})

/** Invalidates the services after a change of country. */
export function reloadPlatforms(): void {
  invalidateKeys((key) => key.startsWith(platformsKey))
}
