import type { Locale } from '#src/domain/place/locale.ts'
import { together as de } from './de/together.ts'
import { together as en } from './en/together.ts'
import { together as es } from './es/together.ts'
import { together as fr } from './fr/together.ts'
import { type MoodFlowWords, moodFlowWords } from './islandWords.ts'
import { together as pt } from './pt/together.ts'
import type { TogetherWords } from './shape.ts'

const texts: Readonly<Record<Locale, TogetherWords>> = { en, pt, es, de, fr }

/** Strings of the page of shared rooms. */
export function togetherWords(locale: Locale): TogetherWords {
  return texts[locale]
}

/** Strings of its island: those of the room, of cards and of tonight's wishes. */
export interface TogetherIslandWords extends MoodFlowWords {
  readonly together: Omit<TogetherWords, 'pageTitle' | 'description' | 'withoutScripts' | 'how'>
}

export function togetherIslandWords(locale: Locale): TogetherIslandWords {
  const { pageTitle, description, withoutScripts, how, ...together } = togetherWords(locale)
  return { ...moodFlowWords(locale), together }
}
