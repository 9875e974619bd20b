import { useStore } from '@nanostores/react'
import { type ComponentType, type ReactElement, useEffect, useRef } from 'react'
import type { RecommendationItem } from '#src/api/items.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { savesData } from '#src/domain/savesData.ts'
import { countryName } from '#src/i18n/format.ts'
import type { MoodFlowWords } from '#src/i18n/islandWords.ts'
import { usePreparedFormats } from '#src/islands/shared/usePreparedFormats.ts'
import { $moodStep, lampsId, type MoodStep, startMoodFlow } from '#src/stores/moodFlow.ts'
import { prefetchRecommendations } from '#src/stores/recommendations.ts'
import { $selectedCountry } from '#src/stores/selectedCountry.ts'
import { askForUserIfSignedIn } from '#src/stores/user.ts'
import type { ResultsProps } from './Results.tsx'
import { takeTypeLinks } from './takeTypeLinks.ts'
import { useDocumentMood } from './useDocumentMood.ts'
import { useListOfPage } from './useListOfPage.ts'

export interface MoodFlowProps {
  readonly locale: Locale
  readonly words: MoodFlowWords
  /** The step that the page was rendered with. */
  readonly onPage: MoodStep
  /** The list in the page's HTML; only on a mood page. */
  readonly items?: readonly RecommendationItem[]
  /** A sentence on how old the data about streaming services is. */
  readonly reviewed: string
}

interface MoodStepsProps extends MoodFlowProps {
  /** The list that the page showed before it was loaded again. */
  readonly listed?: readonly RecommendationItem[] | null
  /** The results screen; the home page loads it only when a mood was chosen. */
  readonly Results: ComponentType<ResultsProps>
}

/**
 * The recommendations. A mood page starts with the list in its HTML and replaces it on request; the home page shows
 * nothing until a content type is chosen. The mood lamps and the choice of a type are static HTML of the home page and
 * work without this island, which shows in place what the links of the choice lead to, at the same addresses.
 */
export function MoodSteps(props: MoodStepsProps): ReactElement | null {
  const { locale, words, onPage, items, listed = null, reviewed, Results } = props
  const step = useStore($moodStep) ?? onPage
  const isHome = onPage.step === 'moods'
  useEffect(() => startMoodFlow(locale, onPage), [locale, onPage])
  useDocumentMood(step, words)
  useEffect(askForUserIfSignedIn, [])
  usePreparedFormats(locale)
  useEffect(() => (isHome ? takeTypeLinks() : undefined), [isHome])
  useFocusOnReturn(step)
  usePrefetch(step, locale)

  const { list, awaitsOwn, country } = useListOfPage({ step, onPage, items, listed, locale })
  if (step.step !== 'results') return null
  return (
    <Results
      mood={step.mood}
      contentType={step.contentType}
      locale={locale}
      words={words}
      onPage={list}
      awaitsOwn={awaitsOwn}
      country={country ? countryName(locale, country) : null}
      reviewed={reviewed}
      inPlace={isHome}
      focusHeading={isHome}
    />
  )
}

/** When the visitor leaves the results, focuses the heading of what is shown instead. */
function useFocusOnReturn({ step }: MoodStep): void {
  const last = useRef(step)
  useEffect(() => {
    const cameFrom = last.current
    last.current = step
    if (cameFrom !== 'results' || step === 'results') return
    document.querySelector<HTMLElement>(step === 'type' ? '.choice :target' : `#${lampsId}`)?.focus()
  }, [step])
}

/** Prefetches the three lists of a mood while the choice of a type is open. */
function usePrefetch(step: MoodStep, locale: Locale): void {
  const country = useStore($selectedCountry, { ssr: 'initial' })
  const mood = step.step === 'type' ? step.mood : null
  useEffect(() => {
    if (mood && !savesData()) prefetchRecommendations(mood, locale, country)
  }, [mood, locale, country])
}
