import { z } from '#src/domain/schema.ts'
import { locales } from './locale.ts'

/** Separate from locale.ts, so that scripts of pages without islands do not bundle zod. */
export const localeSchema = z.enum(locales)
