import type { Locale } from '#src/domain/place/locale.ts'
import { type MoodFlowWords, moodFlowWords } from './islandWords.ts'
import { togetherTexts } from './languages.ts'
import type { TogetherWords } from './shape.ts'

/** Strings of the page of shared rooms. */
export function togetherWords(locale: Locale): TogetherWords {
  return togetherTexts[locale]
}

/** Strings of its island: those of the room, of cards and of tonight's wishes. */
export interface TogetherIslandWords extends MoodFlowWords {
  readonly together: Omit<TogetherWords, 'pageTitle' | 'description' | 'withoutScripts' | 'how'>
}

export function togetherIslandWords(locale: Locale): TogetherIslandWords {
  const { pageTitle, description, withoutScripts, how, ...together } = togetherWords(locale)
  return { ...moodFlowWords(locale), together }
}
