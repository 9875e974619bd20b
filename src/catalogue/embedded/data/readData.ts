import type { Locale } from '#src/domain/locale.ts'

/** The data files as they are on disk: nothing about them is known before they are parsed. */
export interface RawData {
  readonly titles: unknown
  readonly copy: Partial<Record<Locale, unknown>>
}

/** Loads the files only when a title is first asked for, so that functions that need none start without them. */
export async function readData(): Promise<RawData> {
  const [titles, en] = await Promise.all([
    import('./titles.json', { with: { type: 'json' } }),
    import('./copy.en.json', { with: { type: 'json' } }),
  ])
  return { titles: titles.default, copy: { en: en.default } }
}
