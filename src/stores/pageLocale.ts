import { atom } from 'nanostores'
import type { Locale } from '#src/domain/locale.ts'

/** The page's language, for stores that ask for texts; null until an island names it. */
export const $pageLocale = atom<Locale | null>(null)
