import type { Locale } from '#src/domain/locale.ts'

/**
 * The data files as they are on disk: nothing about them is known before they are parsed. Each is loaded only when a title is first asked
 * for in its language, so that functions that need none start without them.
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

/** What is said of the titles in one language. */
export async function readCopy(locale: Locale): Promise<unknown> {
  return (await copies[locale]()).default
}
