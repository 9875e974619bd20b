import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import { MoodIcon } from '#src/components/ui/MoodIcon.tsx'
import type { MoodId } from '#src/domain/mood/mood.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { type ContentType, contentTypes } from '#src/domain/title/contentType.ts'
import type { PairResultsWords } from '#src/i18n/islandWords.ts'
import { moodPath, pairPath } from '#src/i18n/moodPaths.ts'
import { localePath } from '#src/i18n/paths.ts'
import { $query } from '#src/stores/tonight.ts'

interface PairHeadProps {
  readonly locale: Locale
  readonly words: PairResultsWords
  readonly pair: readonly [MoodId, MoodId]
  /** What stands below the names. */
  readonly children: ReactNode
}

/** The names of two moods and both lamps. */
export function PairHead({ locale, words, pair, children }: PairHeadProps): ReactElement {
  const [first, second] = pair
  return (
    <header className="mood-head">
      <a className="back" href={localePath(locale, '/')}>
        <Icon name="arrowLeft" />
        {words.results.back}
      </a>
      <div className="pendants">
        {pair.map((mood) => (
          <div className="pendant" data-mood={mood} key={mood}>
            <i />
            <span>
              <MoodIcon mood={mood} />
            </span>
          </div>
        ))}
      </div>
      <h1 className="pair">
        {words.moods[first].name} <span className="plus">+</span>{' '}
        <span className="whitespace-nowrap">{words.moods[second].name}</span>
      </h1>
      {children}
    </header>
  )
}

interface PairControlsProps extends Omit<PairHeadProps, 'children'> {
  readonly contentType: ContentType
}

/** Links to the pair's three types and to the first mood alone, all of which keep tonight's wishes. */
export function PairControls({ locale, words, pair, contentType }: PairControlsProps): ReactElement {
  const [query, setQuery] = useState('')
  useEffect(() => $query.subscribe(() => setQuery(window.location.search)), [])
  const to = (path: `/${string}`): string => localePath(locale, path) + query
  return (
    <>
      <nav className="max-md:w-full" aria-label={words.results.narrow}>
        <ul className="seg" aria-label={words.contentTypes.legend}>
          {contentTypes.map((one) => (
            <li key={one}>
              <a href={to(pairPath(pair, one))} aria-current={one === contentType ? 'page' : undefined}>
                {words.contentTypes[one].short}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <a className="back" href={to(moodPath(pair[0], contentType))}>
        <Icon name="lampOff" />
        {words.pair.out}
      </a>
    </>
  )
}
