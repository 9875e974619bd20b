import { useStore } from '@nanostores/react'
import { lazy, type ReactElement, Suspense, useEffect } from 'react'
import { isPlainClick } from '#src/islands/shared/isPlainClick.ts'
import { $moodStep } from '#src/stores/moodFlow.ts'
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

/** How long a press waits for the code that answers it, before it opens what the link leads to. */
const pressWaitsMs = 1500

/**
 * Keeps a press on a small lamp while the code that lights it is on its way; the link is opened where that takes too
 * long.
 * @returns ends it, and gives the lamp that was pressed
 */
function keepPress(): () => HTMLAnchorElement | null {
  let pressed: HTMLAnchorElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = (): HTMLAnchorElement | null => {
    clearTimeout(timer)
    document.removeEventListener('click', onClick)
    const lamp = pressed
    pressed = null
    return lamp
  }
  function onClick(event: MouseEvent): void {
    const lamp = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.second a') : null
    if (!lamp || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    pressed = lamp
    clearTimeout(timer)
    timer = setTimeout(() => followLamp(end()), pressWaitsMs)
  }
  document.addEventListener('click', onClick)
  return end
}

function followLamp(lamp: HTMLAnchorElement | null): void {
  if (lamp) window.location.assign(lamp.href)
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
