import type { MouseEvent, ReactElement } from 'react'
import { afterPaint } from '#src/components/ui/afterPaint.ts'
import type { Locale } from '#src/domain/locale.ts'
import { type MoodId, moodIds, moods } from '#src/domain/mood.ts'
import type { MoodFlowWords } from '#src/i18n/islandWords.ts'
import { addressOf, chooseMood } from '#src/stores/moodFlow.ts'
import { isPlainClick } from './isPlainClick.ts'

interface LampsProps {
  readonly locale: Locale
  readonly words: MoodFlowWords
}

/** The eight pendant lamps: links to the mood pages, taken over in place once this runs. */
export function Lamps({ locale, words }: LampsProps): ReactElement {
  const choose = (event: MouseEvent<HTMLElement>, mood: MoodId): void => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    event.currentTarget.dataset['chosen'] = ''
    afterPaint(() => chooseMood(mood))
  }
  return (
    <ul className="lamps" aria-label={words.home.moods}>
      {moodIds.map((id) => (
        <li key={id}>
          <a
            className="lamp"
            data-mood={id}
            href={addressOf({ step: 'results', mood: id, contentType: 'all' }, locale)}
            onClick={(event) => choose(event, id)}
          >
            <span className="lamp-cone" />
            <span className="lamp-cord" />
            <span className="lamp-globe" aria-hidden="true">
              {moods[id].emoji}
            </span>
            <span className="lamp-name">{words.moods[id].name}</span>
            <span className="lamp-tag">{words.moods[id].tagline}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
