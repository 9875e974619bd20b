import type { Locale } from '#src/domain/place/locale.ts'
import type { EveningWords } from './shape.ts'

const loaders: Readonly<Record<Locale, () => Promise<{ readonly evening: EveningWords }>>> = {
  en: () => import('./en/evening.ts'),
  pt: () => import('./pt/evening.ts'),
  es: () => import('./es/evening.ts'),
  de: () => import('./de/evening.ts'),
  fr: () => import('./fr/evening.ts'),
}

const asked = new Map<Locale, Promise<EveningWords>>()

/**
 * The strings of the evening in one language, loaded when a visitor first uses one of its controls; until then no page
 * carries them. The same promise for each call, unless loading has failed.
 */
export function loadEveningWords(locale: Locale): Promise<EveningWords> {
  const known = asked.get(locale)
  if (known) return known
  const words = loaders[locale]().then(({ evening }) => evening)
  asked.set(locale, words)
  words.catch(() => asked.delete(locale))
  return words
}
