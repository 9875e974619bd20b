import { readStoredText } from '#src/catalogue/storedText.ts'
import type { Locale } from '#src/domain/place/locale.ts'

/** Replaces readWords.ts in the bundled functions, as embedded/storedShelf.ts replaces shelf.ts. */
export const readWords = (locale: Locale): Promise<string> => readStoredText(`words.${locale}.txt`)
