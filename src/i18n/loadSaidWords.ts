import type { Locale } from '#src/domain/place/locale.ts'
import type { SaidWords } from './shape.ts'

const loaders: Readonly<Record<Locale, () => Promise<{ readonly said: SaidWords }>>> = {
  en: () => import('./en/said.ts'),
  pt: () => import('./pt/said.ts'),
  es: () => import('./es/said.ts'),
  de: () => import('./de/said.ts'),
  fr: () => import('./fr/said.ts'),
}

/** The strings of an answer in the visitor's own words, loaded when somebody types. */
export async function loadSaidWords(locale: Locale): Promise<SaidWords> {
  return (await loaders[locale]()).said
}
