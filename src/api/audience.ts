import { countryParameter, localeParameter } from './parameters.ts'

/** The query parameters that most endpoints have in common. */
export const audience = { country: countryParameter, locale: localeParameter }
/** A response that is the same for all visitors from a country; the CDN caches it. */
export const shared = { cache: 'shared', variesByCountry: true } as const
