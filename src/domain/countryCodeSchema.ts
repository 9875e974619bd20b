import { countryCodes } from './country.ts'
import { z } from './schema.ts'

/** Separate from country.ts, so that scripts of pages without islands do not bundle zod. */
export const countryCodeSchema = z.enum(countryCodes)
