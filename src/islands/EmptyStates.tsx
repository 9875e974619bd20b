import type { MouseEvent, ReactElement } from 'react'
import type { Locale } from '#src/domain/locale.ts'
import type { MoodFlowWords } from '#src/i18n/islandWords.ts'
import { addressOf, backToMoods } from '#src/stores/moodFlow.ts'
import { isPlainClick } from './isPlainClick.ts'

interface EmptyProps {
  readonly words: MoodFlowWords
  readonly locale: Locale
  readonly inPlace: boolean
}

/** Nothing matched: an unlit bulb and a way on. */
export function Empty({ words, locale, inPlace }: EmptyProps): ReactElement {
  const back = (event: MouseEvent): void => {
    if (!inPlace || !isPlainClick(event)) return
    event.preventDefault()
    backToMoods()
  }
  return (
    <div className="empty">
      <Bulb emoji={words.results.emptyEmoji} />
      <h2>
        <span className="vh">{words.results.emptyEmoji} </span>
        {words.results.emptyHeading}
      </h2>
      <p>{words.results.emptyText}</p>
      <a className="btn" href={addressOf({ step: 'moods' }, locale)} onClick={back}>
        {words.choice.another}
      </a>
    </div>
  )
}

/** The call failed: what happened, and a way to try again. */
export function Failed({ words, retry }: { readonly words: MoodFlowWords; readonly retry: () => void }): ReactElement {
  return (
    <div className="empty" role="alert">
      <Bulb emoji="🔌" />
      <h2>{words.results.failedHeading}</h2>
      <p>{words.results.failedText}</p>
      <button className="btn" type="button" onClick={retry}>
        {words.results.retry}
      </button>
    </div>
  )
}

function Bulb({ emoji }: { readonly emoji: string }): ReactElement {
  return (
    <div className="bulb-off" aria-hidden="true">
      <i />
      <span>{emoji}</span>
    </div>
  )
}
