import type { Locale } from '#src/domain/locale.ts'
import { platforms as de } from './de/platforms.ts'
import { platforms as en } from './en/platforms.ts'
import { platforms as es } from './es/platforms.ts'
import { platforms as fr } from './fr/platforms.ts'
import { platforms as pt } from './pt/platforms.ts'

const descriptions: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { en, pt, es, de, fr }

/** One-line description of a platform by its id; an empty string for unknown platforms. */
export function platformDescription(id: string, locale: Locale): string {
  return descriptions[locale][id] ?? ''
}
