import { atom } from 'nanostores'
import type { Locale } from '#src/domain/locale.ts'

/** The page's language, for stores that request localized data; null until an island sets it. */
export const $pageLocale = atom<Locale | null>(null)
