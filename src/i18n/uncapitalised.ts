import type { Locale } from '#src/domain/place/locale.ts'

/** A label as it stands within a sentence: `Kürzer` is `kürzer`. Not for nouns in German. */
export function uncapitalised(label: string, locale: Locale): string {
  return label.slice(0, 1).toLocaleLowerCase(locale) + label.slice(1)
}
