import type { MouseEvent, ReactElement } from 'react'
import { UnlitLamp } from '#src/components/ui/UnlitLamp.tsx'
import type { Locale } from '#src/domain/place/locale.ts'
import type { MoodFlowWords } from '#src/i18n/islandWords.ts'
import { isPlainClick } from '#src/islands/shared/isPlainClick.ts'
import { addressOf, backToMoods } from '#src/stores/moodFlow.ts'

interface EmptyProps {
  readonly words: MoodFlowWords
  readonly locale: Locale
  readonly inPlace: boolean
}

/** The empty state: nothing matched, with a link back to the moods. */
export function Empty({ words, locale, inPlace }: EmptyProps): ReactElement {
  const back = (event: MouseEvent): void => {
    if (!inPlace || !isPlainClick(event)) return
    event.preventDefault()
    backToMoods()
  }
  return (
    <div className="empty">
      <UnlitLamp sign="question" />
      <h2>
        <span className="sr-only">{words.results.emptyEmoji} </span>
        {words.results.emptyHeading}
      </h2>
      <p>{words.results.emptyText}</p>
      <a className="btn" href={addressOf({ step: 'moods' }, locale)} onClick={back}>
        {words.choice.another}
      </a>
    </div>
  )
}

/** The error state, with a retry button. */
export function Failed({ words, retry }: { readonly words: MoodFlowWords; readonly retry: () => void }): ReactElement {
  return (
    <div className="empty" role="alert">
      <UnlitLamp sign="plug" />
      <h2>{words.results.failedHeading}</h2>
      <p>{words.results.failedText}</p>
      <button className="btn" type="button" onClick={retry}>
        {words.results.retry}
      </button>
    </div>
  )
}
