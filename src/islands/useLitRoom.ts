import { useLayoutEffect } from 'react'
import { fill } from '#src/i18n/fill.ts'
import type { MoodFlowWords } from '#src/i18n/islandWords.ts'
import type { MoodStep } from '#src/stores/moodFlow.ts'

/** Lights the whole page as the step asks: the mood's colours, the lamp's place, what else stands below, and the title. */
export function useLitRoom(step: MoodStep, words: MoodFlowWords): void {
  const mood = step.step === 'moods' ? null : step.mood
  const name = step.step
  // Before the new step's heading takes the focus, which has the browser compute all styles: it does so once then.
  useLayoutEffect(() => {
    const { documentElement: root } = document
    if (mood) root.dataset['mood'] = mood
    else delete root.dataset['mood']
    root.dataset['step'] = name
    document.title =
      mood && name === 'results'
        ? `${fill(words.results.title, { mood: words.moods[mood].name })} · Moodlight`
        : words.siteTitle
  }, [mood, name, words])
}
