import type { Locale } from '#src/domain/locale.ts'

/**
 * The data files, not yet validated. Each is imported only when a title is first requested in its language, so that
 * functions that need none start faster.
 */
export async function readTitles(): Promise<unknown> {
  return (await import('./titles.json', { with: { type: 'json' } })).default
}

const copies: Readonly<Record<Locale, () => Promise<{ default: unknown }>>> = {
  en: () => import('./copy.en.json', { with: { type: 'json' } }),
  pt: () => import('./copy.pt.json', { with: { type: 'json' } }),
  es: () => import('./copy.es.json', { with: { type: 'json' } }),
  de: () => import('./copy.de.json', { with: { type: 'json' } }),
  fr: () => import('./copy.fr.json', { with: { type: 'json' } }),
}

/** The texts about titles in one language, not yet validated. */
export async function readCopy(locale: Locale): Promise<unknown> {
  return (await copies[locale]()).default
}
