import type { Locale } from '#src/domain/locale.ts'

/** Endonyms, so that visitors recognize their language in the language menu. */
const names: Readonly<Record<Locale, string>> = {
  en: 'English',
  pt: 'Português',
  es: 'Español',
  de: 'Deutsch',
  fr: 'Français',
}

export function languageName(locale: Locale): string {
  return names[locale]
}
