import { useStore } from '@nanostores/react'
import { type MouseEvent, type ReactElement, useDeferredValue, useEffect, useRef } from 'react'
import type { RecommendationItem } from '#src/api/items.ts'
import { Icon } from '#src/components/ui/Icon.tsx'
import { MoodIcon } from '#src/components/ui/MoodIcon.tsx'
import type { MoodId } from '#src/domain/mood/mood.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { ContentType } from '#src/domain/title/contentType.ts'
import type { MoodFlowWords } from '#src/i18n/islandWords.ts'
import { moodPath } from '#src/i18n/moodPaths.ts'
import { useLanguageLinks } from '#src/islands/evening/useLanguageLinks.ts'
import { useOwnList } from '#src/islands/evening/useOwnList.ts'
import { WishLine } from '#src/islands/evening/WishLine.tsx'
import { isPlainClick } from '#src/islands/shared/isPlainClick.ts'
import { addressOf, backToMoods } from '#src/stores/moodFlow.ts'
import { recordPickedMood } from '#src/stores/pickedMood.ts'
import type { QuestionState } from '#src/stores/question.ts'
import { $recommendations, type Recommended, wishFor } from '#src/stores/recommendations.ts'
import { $selectedCountry } from '#src/stores/selectedCountry.ts'
import { ResultsList } from './ResultsList.tsx'
import { ResultsSummary } from './ResultsSummary.tsx'
import { TypeControls } from './TypeControls.tsx'
import { useKeptList } from './useKeptList.ts'

export interface ResultsProps {
  readonly mood: MoodId
  readonly contentType: ContentType
  readonly locale: Locale
  readonly words: MoodFlowWords
  /** The list in the page's HTML, while it is shown; null for the list of the store. */
  readonly onPage: readonly RecommendationItem[] | null
  /** Whether a signed-in visitor's personal list may still replace the page's. */
  readonly awaitsOwn: boolean
  /** The name of the country that the list is for; null for the world. */
  readonly country: string | null
  /** A sentence on how old the data about streaming services is. */
  readonly reviewed: string
  /** Whether "All moods" switches in place; otherwise it is a plain link to the home page. */
  readonly inPlace: boolean
  /** Whether the heading takes the focus: after a choice, but not when a page is opened. */
  readonly focusHeading: boolean
}

/** The results screen: the mood's name, the type filter, and the list as loading, failed, empty or ready. */
export function Results(props: ResultsProps): ReactElement {
  const { mood, contentType, locale, words, onPage, country, inPlace, focusHeading } = props
  const { name, tagline } = words.moods[mood]
  const latest = useStore($recommendations)
  const live = useDeferredValue(latest)
  const state: QuestionState<readonly Recommended[]> = onPage ? { status: 'ready', answer: onPage } : live
  const chosen = useStore($selectedCountry, { ssr: 'initial' })
  const wish = wishFor(mood, contentType, locale, chosen)
  const items = state.status === 'ready' ? state.answer : null
  const own = useOwnList(wish, items)
  useKeptList(wish, onPage && country === null ? null : items)
  useLanguageLinks(moodPath(mood, contentType), inPlace ? '/' : moodPath(mood, contentType))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focusHeading) heading.current?.focus()
  }, [focusHeading])

  const isReady = state.status === 'ready'
  useEffect(() => {
    if (isReady) recordPickedMood(mood, inPlace ? 'chosen' : 'opened')
  }, [isReady, mood, inPlace])

  const back = (event: MouseEvent): void => {
    if (!inPlace || !isPlainClick(event)) return
    event.preventDefault()
    backToMoods()
  }
  return (
    <div className="wrap">
      <header className="mood-head">
        <a className="back" href={addressOf({ step: 'moods' }, locale)} onClick={back}>
          <Icon name="arrowLeft" />
          {words.results.back}
        </a>
        <div className="pendant">
          <i />
          <span>
            <MoodIcon mood={mood} />
          </span>
        </div>
        <h1 ref={heading} tabIndex={-1} className={name.length > 6 ? 'long' : undefined}>
          {name}
        </h1>
        <ResultsSummary
          line={`${tagline}.`}
          name={name}
          contentType={contentType}
          state={state}
          own={own}
          locale={locale}
          words={words}
          country={country}
        />
      </header>
      <div className="controls">
        <TypeControls mood={mood} contentType={contentType} words={words} locale={locale} />
        <WishLine locale={locale} words={words.results.evening} country={country} />
      </div>
      <ResultsList
        {...props}
        name={name}
        state={state}
        own={own}
        isStale={!onPage && live !== latest}
        hasFailed={!!onPage && latest.status === 'failed' && navigator.onLine}
      />
    </div>
  )
}
