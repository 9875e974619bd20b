/** The languages of the product. English stands at `/`, the others under their own prefix. */
export const locales = ['en', 'pt', 'es', 'de', 'fr'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'en'

/** @returns the language that a tag begins with (`de`, `de-AT`), or null when the product does not speak it */
export function parseLocale(text: string): Locale | null {
  const language = text.split('-')[0]?.toLowerCase()
  return locales.find((locale) => locale === language) ?? null
}
