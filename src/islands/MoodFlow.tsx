import { useStore } from '@nanostores/react'
import { Activity, type ReactElement, useEffect, useRef, useState } from 'react'
import type { RecommendationItem } from '#src/api/items.ts'
import { Icon } from '#src/components/ui/Icon.tsx'
import type { Locale } from '#src/domain/locale.ts'
import { moodIds } from '#src/domain/mood.ts'
import { countryName } from '#src/i18n/format.ts'
import type { MoodFlowWords } from '#src/i18n/islandWords.ts'
import { $favorites } from '#src/stores/favorites.ts'
import { $location, detecting } from '#src/stores/location.ts'
import { $moodStep, type MoodStep, startMoodFlow } from '#src/stores/moodFlow.ts'
import { $recommendations, $wish, type RecommendationsState } from '#src/stores/recommendations.ts'
import { $selectedCountry } from '#src/stores/selectedCountry.ts'
import { $user, askForUserIfSignedIn, type UserState } from '#src/stores/user.ts'
import { Lamps } from './Lamps.tsx'
import { Results } from './Results.tsx'
import { TypeChoice } from './TypeChoice.tsx'
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

const unasked: RecommendationsState = { status: 'loading' }
const unknown: UserState = { status: 'loading' }

const sameStep = (a: MoodStep, b: MoodStep): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * The main job: lamps, content type, recommendations. Renders the page's own step first, so that hydration changes nothing, then
 * follows the address and the visitor. A list that is already on screen stays until the visitor acts.
 */
export function MoodFlow({ locale, words, onPage, items, reviewed }: MoodFlowProps): ReactElement {
  const step = useStore($moodStep) ?? onPage
  const chosenCountry = useStore($selectedCountry, { ssr: 'initial' })
  const location = useStore($location, { ssr: () => detecting })
  const [acted, setActed] = useState(false)
  const firstCountry = useRef<string | null>(null)

  useEffect(() => startMoodFlow(locale, onPage), [locale, onPage])
  useLitRoom(step, words)
  useEffect(askForUserIfSignedIn, [])
  usePreparedFormats(locale)

  useEffect(() => {
    firstCountry.current ??= $selectedCountry.get()
    const changedCountry = firstCountry.current !== chosenCountry && $selectedCountry.get() === chosenCountry
    if (changedCountry || !sameStep(step, onPage)) setActed(true)
  }, [step, onPage, chosenCountry])

  const keepsPageList = !acted && items !== undefined && sameStep(step, onPage)
  // A visitor's own list takes the place of the page's, in one step, when it is there.
  const hasOwn = useStore($favorites, { ssr: () => null }) !== null
  const own = useStore($recommendations, { ssr: () => unasked }).status
  const showsPageList = keepsPageList && !(hasOwn && own === 'ready')
  const isUserKnown = useStore($user, { ssr: () => unknown }).status !== 'loading'
  const awaitsOwn = showsPageList && !(isUserKnown && (!hasOwn || own === 'failed'))
  useEffect(() => {
    if (step.step !== 'results' || (keepsPageList && !hasOwn)) return
    const { mood, contentType } = step
    $wish.set({ mood, contentType, locale, ...(chosenCountry ? { country: chosenCountry } : {}) })
  }, [step, keepsPageList, hasOwn, locale, chosenCountry])

  const code = location.status === 'known' && !showsPageList ? location.location.countryCode : null
  const mood = step.step === 'moods' ? moodIds[0] : step.mood
  return (
    <>
      {step.step === 'moods' && <Hero locale={locale} words={words} />}
      {/* Made ready where lamps stand, hidden, so that a lamp has little left to do. */}
      {onPage.step === 'moods' && (
        <Activity mode={step.step === 'type' ? 'visible' : 'hidden'}>
          <TypeChoice mood={mood} locale={locale} words={words} />
        </Activity>
      )}
      {step.step === 'results' && (
        <Results
          mood={step.mood}
          contentType={step.contentType}
          locale={locale}
          words={words}
          onPage={showsPageList ? items : null}
          awaitsOwn={awaitsOwn}
          country={code ? countryName(locale, code) : null}
          reviewed={reviewed}
          inPlace={onPage.step !== 'results'}
          focusHeading={onPage.step !== 'results'}
        />
      )}
    </>
  )
}

function Hero({ locale, words }: { readonly locale: Locale; readonly words: MoodFlowWords }): ReactElement {
  return (
    <div className="wrap">
      <div className="hero">
        <h1>{words.home.heading}</h1>
        <p>{words.home.lead}</p>
      </div>
      <Lamps locale={locale} words={words} />
      <p className="note">
        <Icon name="shield" />
        <span>{words.home.noPiracy}</span>
      </p>
    </div>
  )
}
