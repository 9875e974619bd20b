import type { MoodId } from '#src/domain/mood/moodId.ts'
import type { TitleId } from './titleId.ts'

/**
 * A name as a text spells it (folded words with spaces between), and who or what is meant: a title, with the mood that
 * it serves most, or a person.
 */
export type Mentioned =
  | { readonly key: string; readonly like: TitleId; readonly mood: MoodId | undefined }
  | { readonly key: string; readonly person: string }
