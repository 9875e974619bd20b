import { readStoredText } from '#src/catalogue/storedText.ts'
import type { TitleType } from '#src/domain/title/contentType.ts'

/** Replaces readBook.ts in the bundled functions, as embedded/storedShelf.ts replaces shelf.ts. */
export const readBook = (type: TitleType): Promise<string> => readStoredText(`book.${type}.txt`)
