import { useStore } from '@nanostores/react'
import { lazy, type ReactElement, Suspense, useEffect } from 'react'
import { $moodStep } from '#src/stores/moodFlow.ts'
import { followLamp, keepPress } from './keepPress.ts'
import { type MoodFlowProps, MoodSteps } from './MoodSteps.tsx'

const loadResults = () => import('./Results.tsx').then(({ Results }) => ({ default: Results }))
/** If the code does not come, the results' own page is opened, whose address this is already. */
const Results = lazy(() =>
  loadResults().catch(() => {
    window.location.reload()
    return new Promise<never>(() => {})
  }),
)

/** The line under the lamps: its code is loaded when somebody is about to type. Without it, it is a plain form. */
function listenForWords(locale: MoodFlowProps['locale']): (() => void) | undefined {
  const field = document.querySelector<HTMLInputElement>('#say')
  const start = (): void => {
    if (field)
      void import('#src/islands/words/startWordLine.ts')
        .then((line) => line.startWordLine(field, locale))
        .catch(() => {})
  }
  if (field === document.activeElement || field?.value) start()
  field?.addEventListener('focus', start)
  return () => field?.removeEventListener('focus', start)
}

/** A second lamp beside the chosen one, while the choice of a type is open; without its code, a link does. */
function useSecondLight({ locale, words }: MoodFlowProps, isChoosingType: boolean): void {
  useEffect(() => {
    if (!isChoosingType) return
    let stop: (() => void) | null = null
    let hasLeft = false
    const endPress = keepPress()
    void import('./secondLight.ts').then(
      ({ startSecondLight }) => {
        if (hasLeft) return
        stop = startSecondLight(locale, words)
        endPress()?.click()
      },
      () => followLamp(endPress()),
    )
    return () => {
      hasLeft = true
      endPress()
      stop?.()
    }
  }, [isChoosingType, locale, words])
}

/**
 * The recommendations on the home page, which has none at first: the code of the results is fetched while the visitor
 * chooses a type.
 */
export function HomeFlow(props: MoodFlowProps): ReactElement {
  const step = useStore($moodStep)?.step ?? 'moods'
  const isMoodChosen = step !== 'moods'
  const isChoosingType = step === 'type'
  useEffect(() => {
    // A failure counts where the results are shown.
    if (isMoodChosen) void loadResults().catch(() => {})
  }, [isMoodChosen])
  useEffect(() => listenForWords(props.locale), [props.locale])
  useSecondLight(props, isChoosingType)
  const waiting = (
    <p className="wrap" role="status">
      {props.words.results.loading}
    </p>
  )
  return (
    <Suspense fallback={waiting}>
      <MoodSteps {...props} Results={Results} />
    </Suspense>
  )
}
