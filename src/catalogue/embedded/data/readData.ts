import type { Locale } from '#src/domain/place/locale.ts'

/**
 * The data files, not yet validated. Each is imported only when a title is first requested in its language, so that
 * functions that need none start faster.
 */
export async function readTitles(): Promise<unknown> {
  return (await import('./titles.json', { with: { type: 'json' } })).default
}

/** The texts about titles in one language, not yet validated. */
export async function readCopy(locale: Locale): Promise<unknown> {
  return (await import(`./copy.${locale}.json`, { with: { type: 'json' } })).default
}
