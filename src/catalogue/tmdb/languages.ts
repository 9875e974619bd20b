import type { Locale } from '#src/domain/locale.ts'

/** The language in which TMDB is asked for a page's texts. */
export const tmdbLanguage: Readonly<Record<Locale, string>> = {
  en: 'en-US',
  pt: 'pt-BR',
  es: 'es-ES',
  de: 'de-DE',
  fr: 'fr-FR',
}
