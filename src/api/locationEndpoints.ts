import { locationSchema } from '#src/domain/place/locationSchema.ts'
import { defineEndpoint } from './endpoint.ts'
import { countryChoiceParameter } from './parameters.ts'

/** The visitor's location. */
export const locationEndpoints = {
  location: defineEndpoint({ path: '/api/location', response: locationSchema, cache: 'private' }),
  setLocation: defineEndpoint({
    method: 'POST',
    path: '/api/location/set',
    query: { country: countryChoiceParameter },
    response: locationSchema,
    cache: 'private',
    takesForm: true,
  }),
}
