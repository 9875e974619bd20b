import { useStore } from '@nanostores/react'
import { type ReactElement, useCallback, useEffect, useMemo, useState } from 'react'
import { askServices, type ServicesByTitle } from '#src/api/askServices.ts'
import type { MoodId } from '#src/domain/mood/mood.ts'
import type { MoodPair } from '#src/domain/mood/moodPair.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { ContentType } from '#src/domain/title/contentType.ts'
import { countryName } from '#src/i18n/format.ts'
import type { PairResultsWords } from '#src/i18n/islandWords.ts'
import { pairPath } from '#src/i18n/moodPaths.ts'
import { useLanguageLinks } from '#src/islands/evening/useLanguageLinks.ts'
import { useOwnList } from '#src/islands/evening/useOwnList.ts'
import { WishLine } from '#src/islands/evening/WishLine.tsx'
import { usePreparedFormats } from '#src/islands/shared/usePreparedFormats.ts'
import { $countryCode } from '#src/stores/location.ts'
import type { QuestionState } from '#src/stores/question.ts'
import { type Recommended, wishFor } from '#src/stores/recommendations.ts'
import { $selectedCountry } from '#src/stores/selectedCountry.ts'
import { askForUserIfSignedIn } from '#src/stores/user.ts'
import { PairControls } from './PairControls.tsx'
import { PairHead } from './PairHead.tsx'
import { ResultsList } from './ResultsList.tsx'
import { ResultsSummary } from './ResultsSummary.tsx'

export interface PairResultsProps {
  readonly locale: Locale
  readonly words: PairResultsWords
  readonly pair: MoodPair
  readonly contentType: ContentType
  /** The list in the page's HTML, for the world. */
  readonly items: readonly Recommended[]
  /** A sentence on how old the data about streaming services is. */
  readonly reviewed: string
}

/** The results under two lamps: the page's list, which the visitor narrows, turns and marks as that of one mood. */
export function PairResults({ locale, words, pair, contentType, items, reviewed }: PairResultsProps): ReactElement {
  const [first, second] = pair
  const chosen = useStore($selectedCountry, { ssr: 'initial' })
  const code = useStore($countryCode, { ssr: () => null })
  const country = code && countryName(locale, code)
  const listed = useListWithServices(items, locale)
  const own = useOwnList({ ...wishFor(first, contentType, locale, chosen), second }, listed)
  const path = pairPath(pair, contentType)
  useLanguageLinks(path, path)
  useEffect(askForUserIfSignedIn, [])
  usePreparedFormats(locale)
  const name = `${words.moods[first].name} + ${words.moods[second].name}`
  const state: QuestionState<readonly Recommended[]> = { status: 'ready', answer: listed }
  const sidesOf = useCallback(
    ({ reason, secondReason }: Recommended) => (
      <div className="sides">
        <Side mood={first} words={words} text={reason} />
        <Side mood={second} words={words} text={secondReason} />
      </div>
    ),
    [first, second, words],
  )
  return (
    <div className="wrap">
      <PairHead locale={locale} words={words} pair={pair}>
        <ResultsSummary {...{ contentType, state, own, locale, words, country, name }} line={words.pair.line} />
      </PairHead>
      <div className="controls">
        <PairControls locale={locale} words={words} pair={pair} contentType={contentType} />
        <WishLine locale={locale} words={words.results.evening} country={country} />
      </div>
      <ResultsList
        {...{ locale, words, name, country, reviewed, state, own, sidesOf }}
        awaitsOwn
        inPlace={false}
        isStale={false}
      />
    </div>
  )
}

interface SideProps {
  readonly mood: MoodId
  readonly words: PairResultsWords
  readonly text: string | undefined
}

/** Why a title is for one of the moods, under its name and in its light. */
function Side({ mood, words, text }: SideProps): ReactElement {
  return (
    <p className="reason" data-mood={mood}>
      <small>{words.moods[mood].name}</small>
      <span className="sr-only">{`${words.results.reasonPrefix} `}</span>
      {text}
    </p>
  )
}

/** The page's list with the services of the visitor's country, once they are known. */
function useListWithServices(items: readonly Recommended[], locale: Locale): readonly Recommended[] {
  const code = useStore($countryCode, { ssr: () => null })
  const [services, setServices] = useState<ServicesByTitle | null>(null)
  useEffect(() => {
    setServices(null)
    if (!code) return
    let isOver = false
    const ids = items.map(({ id }) => id).sort()
    // The list is complete without them.
    askServices(ids, code, locale).then(
      (answer) => !isOver && setServices(answer),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [items, code, locale])
  return useMemo(() => {
    if (!services) return items
    return items.map((item) => {
      const { platforms = [], labels } = services.get(item.id) ?? {}
      return { ...item, platforms: [...platforms], ...(labels ? { labels: [...labels] } : {}) }
    })
  }, [items, services])
}
