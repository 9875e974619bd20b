import type { Locale } from '#src/domain/place/locale.ts'
import { platformTexts } from './languages.ts'

/** One-line description of a platform by its id; an empty string for unknown platforms. */
export function platformDescription(id: string, locale: Locale): string {
  return platformTexts[locale][id] ?? ''
}
