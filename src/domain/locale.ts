/** Supported locales. English is served at `/`, the others under a path prefix. */
export const locales = ['en', 'pt', 'es', 'de', 'fr'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'en'

/** @returns the locale for the primary language of a BCP 47 tag (`de`, `de-AT`), or null when it is not supported */
export function parseLocale(text: string): Locale | null {
  const language = text.split('-')[0]?.toLowerCase()
  return locales.find((locale) => locale === language) ?? null
}
