import { type MouseEvent, type ReactElement, useEffect, useRef } from 'react'
import { afterPaint } from '#src/components/ui/afterPaint.ts'
import { Icon } from '#src/components/ui/Icon.tsx'
import { type ContentType, contentTypes } from '#src/domain/contentType.ts'
import type { Locale } from '#src/domain/locale.ts'
import { type MoodId, moods } from '#src/domain/mood.ts'
import { fill } from '#src/i18n/fill.ts'
import type { MoodFlowWords } from '#src/i18n/islandWords.ts'
import { addressOf, backToMoods, chooseContentType } from '#src/stores/moodFlow.ts'
import { isPlainClick } from './isPlainClick.ts'

interface TypeChoiceProps {
  readonly mood: MoodId
  readonly locale: Locale
  readonly words: MoodFlowWords
}

/** One frame for a film, three for a series, both for everything. */
const pictures: Readonly<Record<ContentType, ReactElement>> = {
  all: (
    <>
      <rect x="2" y="12" width="92" height="60" rx="5" fill="currentColor" fillOpacity=".18" />
      <rect x="104" y="12" width="38" height="16" rx="4" />
      <rect x="104" y="34" width="38" height="16" rx="4" />
      <rect x="104" y="56" width="38" height="16" rx="4" />
    </>
  ),
  movie: <rect x="2" y="12" width="140" height="60" rx="5" fill="currentColor" fillOpacity=".18" />,
  tv: (
    <>
      <rect x="2" y="12" width="42" height="60" rx="5" fill="currentColor" fillOpacity=".18" />
      <rect x="51" y="12" width="42" height="60" rx="5" />
      <rect x="100" y="12" width="42" height="60" rx="5" />
    </>
  ),
}

/** The step between a mood and its list: everything, movies or TV shows. */
export function TypeChoice({ mood, locale, words }: TypeChoiceProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const act = (event: MouseEvent<HTMLElement>, action: () => void): void => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const { dataset } = event.currentTarget
    dataset['chosen'] = ''
    afterPaint(() => {
      // This step comes again as it was left.
      delete dataset['chosen']
      action()
    })
  }
  return (
    <div className="wrap choice">
      <div className="pendant pendant-choice">
        <i />
        <span aria-hidden="true">{moods[mood].emoji}</span>
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {fill(words.choice.heading, { mood: words.moods[mood].name })}
      </h1>
      <p>{words.choice.question}</p>
      <ul className="types" aria-label={words.contentTypes.legend}>
        {contentTypes.map((contentType) => (
          <li key={contentType}>
            <a
              className="type"
              href={addressOf({ step: 'results', mood, contentType }, locale)}
              onClick={(event) => act(event, () => chooseContentType(mood, contentType))}
            >
              <svg
                viewBox="0 0 144 84"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                aria-hidden="true"
                focusable="false"
              >
                {pictures[contentType]}
              </svg>
              <span>
                <b>{words.contentTypes[contentType].name}</b>
                <small>{words.contentTypes[contentType].hint}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a className="back" href={addressOf({ step: 'moods' }, locale)} onClick={(event) => act(event, backToMoods)}>
          <Icon name="arrowLeft" />
          {words.choice.another}
        </a>
      </p>
    </div>
  )
}
