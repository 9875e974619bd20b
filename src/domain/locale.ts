import { z } from './schema.ts'

/** The languages of the product. English stands at `/`, the others under their own prefix. */
export const locales = ['en', 'pt', 'es', 'de', 'fr'] as const
export const localeSchema = z.enum(locales)
export type Locale = z.infer<typeof localeSchema>
export const defaultLocale: Locale = 'en'
