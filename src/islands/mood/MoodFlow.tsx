import type { ReactElement } from 'react'
import { type MoodFlowProps, MoodSteps } from './MoodSteps.tsx'
import { Results } from './Results.tsx'

/** The recommendations of a mood page, whose HTML has the results already. */
export function MoodFlow(props: MoodFlowProps): ReactElement {
  return <MoodSteps {...props} Results={Results} />
}
