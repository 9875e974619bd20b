/** Supported locales. English is served at `/`, the others under a path prefix. */
export const locales = ['en', 'pt', 'es', 'de', 'fr'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'en'

/** A locale with the region that most of its speakers live in (CLDR, likely subtags), as in `pt-BR`. */
export function localeWithRegion(locale: Locale): string {
  return `${locale}-${new Intl.Locale(locale).maximize().region}`
}

/** @returns the locale for the primary language of a BCP 47 tag (`de`, `de-AT`), or null when it is not supported */
export function parseLocale(text: string): Locale | null {
  const language = text.split('-')[0]?.toLowerCase()
  return locales.find((locale) => locale === language) ?? null
}
