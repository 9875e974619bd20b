import { type ReactElement, useLayoutEffect, useState } from 'react'
import type { RecommendationItem } from '#src/api/items.ts'
import { listedBefore } from '#src/stores/listedPicks.ts'
import { type MoodFlowProps, MoodSteps } from './MoodSteps.tsx'
import { Results } from './Results.tsx'

/** The recommendations of a mood page, whose HTML has the results already. */
export function MoodFlow(props: MoodFlowProps): ReactElement {
  const [listed, setListed] = useState<readonly RecommendationItem[] | null>(null)
  // After the first render, which has to be that of the HTML.
  useLayoutEffect(() => setListed(listedBefore()), [])
  return <MoodSteps {...props} listed={listed} Results={Results} />
}
