import { useLayoutEffect } from 'react'
import { fill } from '#src/i18n/fill.ts'
import type { MoodFlowWords } from '#src/i18n/islandWords.ts'
import { withSiteName } from '#src/i18n/pageTitle.ts'
import type { MoodStep } from '#src/stores/moodFlow.ts'

/**
 * Applies the results step to the document: the mood's colours, the step and the page title. The open choice of a type
 * gets its colours from CSS alone (styles/moods.css).
 */
export function useDocumentMood(step: MoodStep, words: MoodFlowWords): void {
  const mood = step.step === 'results' ? step.mood : null
  const contentType = step.step === 'results' ? step.contentType : 'all'
  // A layout effect, so that it runs before the new heading is focused: focusing computes all styles, which then
  // happens once.
  useLayoutEffect(() => {
    const { documentElement: root } = document
    if (mood) root.dataset['mood'] = mood
    else delete root.dataset['mood']
    root.dataset['step'] = mood ? 'results' : 'moods'
    document.title = mood
      ? withSiteName(fill(words.results.titles[contentType], { mood: words.moods[mood].name }))
      : words.siteTitle
  }, [mood, contentType, words])
}
