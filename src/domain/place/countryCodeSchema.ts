import { z } from '#src/domain/schema.ts'
import { countryCodes } from './country.ts'

/** Separate from country.ts, so that scripts of pages without islands do not bundle zod. */
export const countryCodeSchema = z.enum(countryCodes)
