import type { ReactElement, ReactNode } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import { MoodIcon } from '#src/components/ui/MoodIcon.tsx'
import type { MoodPair } from '#src/domain/mood/moodPair.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { PairResultsWords } from '#src/i18n/islandWords.ts'
import { localePath } from '#src/i18n/paths.ts'

interface PairHeadProps {
  readonly locale: Locale
  readonly words: PairResultsWords
  readonly pair: MoodPair
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
