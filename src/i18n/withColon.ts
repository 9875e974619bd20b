import type { Locale } from '#src/domain/place/locale.ts'

/** A label and what it is of, with a colon between: `Movies: Comedy`; in French a no-break space stands before it. */
export function withColon(locale: Locale, label: string, text: string): string {
  return `${label}${locale === 'fr' ? '\u00A0' : ''}: ${text}`
}
