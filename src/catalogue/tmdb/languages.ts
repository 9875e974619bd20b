import type { Locale } from '#src/domain/locale.ts'

/** The value of TMDB's `language` parameter for each locale. */
export const tmdbLanguage: Readonly<Record<Locale, string>> = {
  en: 'en-US',
  pt: 'pt-BR',
  es: 'es-ES',
  de: 'de-DE',
  fr: 'fr-FR',
}
