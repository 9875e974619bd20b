import { locales } from './locale.ts'
import { z } from './schema.ts'

/** Apart from locale.ts, so that the scripts of text pages need not load the schemas. */
export const localeSchema = z.enum(locales)
