import { type MouseEvent, type ReactElement, useEffect, useState } from 'react'
import { afterPaint } from '#src/components/ui/afterPaint.ts'
import type { MoodId } from '#src/domain/mood/mood.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { ContentType } from '#src/domain/title/contentType.ts'
import type { MoodFlowWords } from '#src/i18n/islandWords.ts'
import { isPlainClick } from '#src/islands/shared/isPlainClick.ts'
import { addressOf, chooseContentType } from '#src/stores/moodFlow.ts'
import { TypeLinks } from './TypeLinks.tsx'

interface TypeControlsProps {
  readonly mood: MoodId
  readonly contentType: ContentType
  readonly locale: Locale
  readonly words: MoodFlowWords
}

/** All, movies or TV: links between the three pages of a mood, intercepted after hydration to switch in place. */
export function TypeControls({ mood, contentType, words, locale }: TypeControlsProps): ReactElement {
  // Optimistic: the link shows the choice before the list is rendered.
  const [chosen, setChosen] = useState(contentType)
  useEffect(() => setChosen(contentType), [contentType])
  const choose = (event: MouseEvent, one: ContentType): void => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (one === chosen) return
    setChosen(one)
    afterPaint(() => chooseContentType(mood, one))
  }
  return (
    <TypeLinks
      chosen={chosen}
      words={words}
      addressOf={(one) => addressOf({ step: 'results', mood, contentType: one }, locale)}
      onPress={choose}
    />
  )
}
