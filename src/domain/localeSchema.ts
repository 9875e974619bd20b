import { locales } from './locale.ts'
import { z } from './schema.ts'

/** Separate from locale.ts, so that scripts of pages without islands do not bundle zod. */
export const localeSchema = z.enum(locales)
