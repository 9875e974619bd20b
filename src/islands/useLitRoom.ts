import { useLayoutEffect } from 'react'
import { fill } from '#src/i18n/fill.ts'
import type { MoodFlowWords } from '#src/i18n/islandWords.ts'
import { withSiteName } from '#src/i18n/pageTitle.ts'
import type { MoodStep } from '#src/stores/moodFlow.ts'

/**
 * Lights the whole page as the results ask: the mood's colours, the lamp's place, what else stands below, and the title. An open choice lights the room by CSS alone
 * (styles/tokens.css).
 */
export function useLitRoom(step: MoodStep, words: MoodFlowWords): void {
  const mood = step.step === 'results' ? step.mood : null
  const contentType = step.step === 'results' ? step.contentType : 'all'
  // Before the new step's heading takes the focus, which has the browser compute all styles: it does so once then.
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
