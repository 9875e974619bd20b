import { useStore } from '@nanostores/react'
import { type MouseEvent, type ReactElement, useDeferredValue, useEffect, useRef, useState } from 'react'
import type { RecommendationItem } from '#src/api/items.ts'
import { Icon } from '#src/components/ui/Icon.tsx'
import { MoodIcon } from '#src/components/ui/MoodIcon.tsx'
import { whenIdle } from '#src/components/ui/whenIdle.ts'
import type { MoodId } from '#src/domain/mood/mood.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { ContentType } from '#src/domain/title/contentType.ts'
import type { MoodFlowWords } from '#src/i18n/islandWords.ts'
import { moodPath } from '#src/i18n/moodPaths.ts'
import { eveningPart } from '#src/islands/evening/eveningPart.tsx'
import { LeadHead } from '#src/islands/evening/LeadHead.tsx'
import { useDraw } from '#src/islands/evening/useDraw.ts'
import { useLanguageLinks } from '#src/islands/evening/useLanguageLinks.ts'
import { type OwnList, useOwnList } from '#src/islands/evening/useOwnList.ts'
import { WishLine } from '#src/islands/evening/WishLine.tsx'
import { isPlainClick } from '#src/islands/shared/isPlainClick.ts'
import { retryEvening } from '#src/stores/evening.ts'
import { addressOf, backToMoods } from '#src/stores/moodFlow.ts'
import { recordPickedMood } from '#src/stores/pickedMood.ts'
import type { QuestionState } from '#src/stores/question.ts'
import { $recommendations, type Recommended, retryRecommendations, wishFor } from '#src/stores/recommendations.ts'
import { $selectedCountry } from '#src/stores/selectedCountry.ts'
import { Empty, Failed } from './EmptyStates.tsx'
import { Picks, SkeletonPicks } from './Picks.tsx'
import { ResultsSummary } from './ResultsSummary.tsx'
import { TypeControls } from './TypeControls.tsx'
import { useKeptList } from './useKeptList.ts'

const AfterList = eveningPart(async () => (await import('#src/islands/evening/AfterList.tsx')).AfterList)
const Notices = eveningPart(async () => (await import('#src/islands/evening/Notices.tsx')).Notices)
const DrawnWhy = eveningPart(async () => (await import('#src/islands/evening/DrawnWhy.tsx')).DrawnWhy)
const FewTitles = eveningPart(async () => (await import('#src/islands/evening/FewTitles.tsx')).FewTitles)

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

  const isIdle = useIsIdle()
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
        <h1 ref={heading} tabIndex={-1} className={words.moods[mood].name.length > 6 ? 'long' : undefined}>
          {words.moods[mood].name}
        </h1>
        <ResultsSummary
          mood={mood}
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
      <List {...props} state={state} own={own} isStale={!onPage && live !== latest} />
      {isIdle && <Notices locale={locale} />}
    </div>
  )
}

interface ListProps extends ResultsProps {
  readonly state: QuestionState<readonly Recommended[]>
  readonly own: OwnList
  /** Whether another list is known that has not been drawn. */
  readonly isStale: boolean
}

/** Fewer titles than this, and the page says which wish costs most. */
const few = 3

function List({ state, own, isStale, ...props }: ListProps): ReactElement {
  const { locale, words, country, reviewed, mood } = props
  const { drawn, items, draw, back } = useDraw(own.items, locale)
  const [isTold, setIsTold] = useState(false)
  const isDrawn = drawn !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each draw begins untold.
  useEffect(() => setIsTold(false), [isDrawn])
  const isIdle = useIsIdle()
  if (own.status === 'failed') return <Failed words={words} retry={retryEvening} />
  if (own.status === 'none') {
    if (state.status === 'loading') return <SkeletonPicks />
    if (state.status === 'failed') return <Failed words={words} retry={retryRecommendations} />
    if (state.answer.length === 0) return <Empty words={words} locale={locale} inPlace={props.inPlace} />
  }
  const [lead] = items
  const name = words.moods[mood].name
  const { evening } = own
  const isFew = evening !== null && evening.fitting < few
  return (
    <>
      {/* There before it says something, or a screen reader would not hear of it. */}
      <p className="sr-only" role="status">
        {drawn?.said}
      </p>
      <Picks
        items={items}
        awaitsOwn={props.awaitsOwn}
        locale={locale}
        words={words}
        country={country}
        reviewed={reviewed}
        isOwn={own.status === 'ready'}
        isBusy={isStale || own.status === 'loading'}
        isDrawn={isDrawn}
        head={
          lead &&
          !isFew && (
            <LeadHead
              names={words.results.evening}
              drawn={drawn}
              onDraw={draw}
              onBack={back}
              isTold={isTold}
              onTell={() => setIsTold(!isTold)}
            />
          )
        }
        why={
          drawn && isTold && lead ? <DrawnWhy locale={locale} mood={name} drawn={drawn} rating={lead.rating} /> : null
        }
        below={isFew && <FewTitles locale={locale} count={evening.fitting} />}
        after={isIdle && !isFew ? <AfterList locale={locale} mood={name} evening={evening} /> : null}
      />
    </>
  )
}

/** Whether the island runs and has nothing else to do: only then what stands below the list is loaded. */
function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  return isIdle
}
