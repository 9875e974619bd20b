import { type ReactElement, useLayoutEffect, useState } from 'react'
import type { RecommendationItem } from '#src/api/items.ts'
import { listedBefore } from '#src/stores/listedPicks.ts'
import { wishFor } from '#src/stores/recommendations.ts'
import { $selectedCountry } from '#src/stores/selectedCountry.ts'
import { type MoodFlowProps, MoodSteps } from './MoodSteps.tsx'
import { Results } from './Results.tsx'

/** The recommendations of a mood page, whose HTML has the results already. */
export function MoodFlow(props: MoodFlowProps): ReactElement {
  return <MoodSteps {...props} listed={useListed(props)} Results={Results} />
}

function useListed({ onPage, locale }: MoodFlowProps): readonly RecommendationItem[] | null {
  const [listed, setListed] = useState<readonly RecommendationItem[] | null>(null)
  useLayoutEffect(() => {
    if (onPage.step !== 'results') return
    setListed(listedBefore(wishFor(onPage.mood, onPage.contentType, locale, $selectedCountry.get())))
  }, [onPage, locale])
  return listed
}
