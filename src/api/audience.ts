import { countryParameter, localeParameter } from './parameters.ts'

/** For whom an answer is: what most endpoints take. */
export const audience = { country: countryParameter, locale: localeParameter }
/** The same answer for everybody in a country; the CDN keeps it. */
export const shared = { cache: 'shared', variesByCountry: true } as const
