import type { Locale } from '#src/domain/locale.ts'

/** Languages by their own names, as a visitor looks for them. */
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
