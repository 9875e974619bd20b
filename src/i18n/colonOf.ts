import type { Locale } from '#src/domain/place/locale.ts'

/** The colon between a label and what it is of, with its spaces: in French a no-break space stands before it. */
export function colonOf(locale: Locale): string {
  return locale === 'fr' ? '\u00A0: ' : ': '
}
