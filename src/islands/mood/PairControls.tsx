import { type ReactElement, useEffect, useState } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import type { MoodPair } from '#src/domain/mood/moodPair.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { ContentType } from '#src/domain/title/contentType.ts'
import type { PairResultsWords } from '#src/i18n/islandWords.ts'
import { moodPath, pairPath } from '#src/i18n/moodPaths.ts'
import { localePath } from '#src/i18n/paths.ts'
import { $query } from '#src/stores/tonight.ts'
import { TypeLinks } from './TypeLinks.tsx'

interface PairControlsProps {
  readonly locale: Locale
  readonly words: PairResultsWords
  readonly pair: MoodPair
  readonly contentType: ContentType
}

/** Links to the pair's three types and to the first mood alone, all of which keep tonight's wishes. */
export function PairControls({ locale, words, pair, contentType }: PairControlsProps): ReactElement {
  const [query, setQuery] = useState('')
  useEffect(() => $query.subscribe(() => setQuery(window.location.search)), [])
  const to = (path: `/${string}`): string => localePath(locale, path) + query
  return (
    <>
      <TypeLinks chosen={contentType} words={words} addressOf={(one) => to(pairPath(pair, one))} />
      <a className="back" href={to(moodPath(pair[0], contentType))}>
        <Icon name="lampOff" />
        {words.pair.out}
      </a>
    </>
  )
}
