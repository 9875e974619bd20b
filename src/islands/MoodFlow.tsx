import { useStore } from '@nanostores/react'
import { type ReactElement, useEffect, useRef } from 'react'
import type { RecommendationItem } from '#src/api/items.ts'
import type { Locale } from '#src/domain/locale.ts'
import { savesData } from '#src/domain/savesData.ts'
import { countryName } from '#src/i18n/format.ts'
import type { MoodFlowWords } from '#src/i18n/islandWords.ts'
import { $moodStep, lampsId, type MoodStep, startMoodFlow } from '#src/stores/moodFlow.ts'
import { prefetchRecommendations } from '#src/stores/recommendations.ts'
import { $selectedCountry } from '#src/stores/selectedCountry.ts'
import { askForUserIfSignedIn } from '#src/stores/user.ts'
import { Results } from './Results.tsx'
import { takeTypeLinks } from './takeTypeLinks.ts'
import { useListOfPage } from './useListOfPage.ts'
import { useLitRoom } from './useLitRoom.ts'
import { usePreparedFormats } from './usePreparedFormats.ts'

interface MoodFlowProps {
  readonly locale: Locale
  readonly words: MoodFlowWords
  /** The step that the page was rendered with. */
  readonly onPage: MoodStep
  /** The list in the page's HTML, for a mood page. */
  readonly items?: readonly RecommendationItem[]
  /** How old the word on services is, as a sentence. */
  readonly reviewed: string
}

/**
 * The recommendations: on a mood's page those in its HTML, and what is asked for instead; on the home page nothing until a type is chosen there. Lamps and the
 * choice of a type are the home page's own HTML and work without this: it takes over what the choice's links lead to, at the same addresses.
 */
export function MoodFlow({ locale, words, onPage, items, reviewed }: MoodFlowProps): ReactElement | null {
  const step = useStore($moodStep) ?? onPage
  const isHome = onPage.step === 'moods'
  useEffect(() => startMoodFlow(locale, onPage), [locale, onPage])
  useLitRoom(step, words)
  useEffect(askForUserIfSignedIn, [])
  usePreparedFormats(locale)
  useEffect(() => (isHome ? takeTypeLinks() : undefined), [isHome])
  useFocusOnReturn(step)
  usePrefetch(step, locale)

  const { list, awaitsOwn, country } = useListOfPage({ step, onPage, items, locale })
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

/** Whoever leaves the results finds the focus on the heading of what shows instead. */
function useFocusOnReturn({ step }: MoodStep): void {
  const last = useRef(step)
  useEffect(() => {
    const cameFrom = last.current
    last.current = step
    if (cameFrom !== 'results' || step === 'results') return
    document.querySelector<HTMLElement>(step === 'type' ? '.choice :target' : `#${lampsId}`)?.focus()
  }, [step])
}

/** While somebody reads the choice of a type its three lists are fetched. */
function usePrefetch(step: MoodStep, locale: Locale): void {
  const country = useStore($selectedCountry, { ssr: 'initial' })
  const mood = step.step === 'type' ? step.mood : null
  useEffect(() => {
    if (mood && !savesData()) prefetchRecommendations(mood, locale, country)
  }, [mood, locale, country])
}
