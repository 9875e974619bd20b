import { countryCodes } from './country.ts'
import { z } from './schema.ts'

/** Apart from country.ts, so that the scripts of text pages need not load the schemas. */
export const countryCodeSchema = z.enum(countryCodes)
