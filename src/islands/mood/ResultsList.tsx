import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { whenIdle } from '#src/components/ui/whenIdle.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { MoodFlowWords } from '#src/i18n/islandWords.ts'
import { eveningPart } from '#src/islands/evening/eveningPart.tsx'
import { LeadHead } from '#src/islands/evening/LeadHead.tsx'
import { useDraw } from '#src/islands/evening/useDraw.ts'
import type { OwnList } from '#src/islands/evening/useOwnList.ts'
import { retryEvening } from '#src/stores/evening.ts'
import type { QuestionState } from '#src/stores/question.ts'
import { type Recommended, retryRecommendations } from '#src/stores/recommendations.ts'
import { Empty, Failed } from './EmptyStates.tsx'
import { Picks, SkeletonPicks } from './Picks.tsx'

const AfterList = eveningPart(async () => (await import('#src/islands/evening/AfterList.tsx')).AfterList)
const Notices = eveningPart(async () => (await import('#src/islands/evening/Notices.tsx')).Notices)
const DrawnWhy = eveningPart(async () => (await import('#src/islands/evening/DrawnWhy.tsx')).DrawnWhy)
const FewTitles = eveningPart(async () => (await import('#src/islands/evening/FewTitles.tsx')).FewTitles)

export interface ResultsListProps {
  readonly locale: Locale
  readonly words: MoodFlowWords
  /** Name of the mood, or of both. */
  readonly name: string
  /** Whether a list of the visitor's own may still replace the page's. */
  readonly awaitsOwn: boolean
  /** The name of the country that the list is for; null for the world. */
  readonly country: string | null
  /** A sentence on how old the data about streaming services is. */
  readonly reviewed: string
  /** Whether "All moods" switches in place; otherwise it is a plain link to the home page. */
  readonly inPlace: boolean
  readonly state: QuestionState<readonly Recommended[]>
  readonly own: OwnList
  /** Whether another list is known that has not been drawn. */
  readonly isStale: boolean
  /** Whether the list of the visitor's country did not come; the page's stays. Offline the page says so itself. */
  readonly hasFailed?: boolean
  /** Under two lamps: the reasons of a title, in place of the one. */
  readonly sidesOf?: (item: Recommended) => ReactNode
}

/** Fewer titles than this, and the page says which wish costs most. */
const few = 3

/**
 * The list of a mood or of two as loading, failed, empty or ready, with the lead, the draw and what one says to a list;
 * below it the toasts.
 */
export function ResultsList(props: ResultsListProps): ReactElement {
  const { locale } = props
  const isIdle = useIsIdle()
  return (
    <>
      <List {...props} isIdle={isIdle} />
      {isIdle && <Notices locale={locale} />}
    </>
  )
}

function List({
  state,
  own,
  isStale,
  isIdle,
  ...props
}: ResultsListProps & { readonly isIdle: boolean }): ReactElement {
  const { locale, words, country, reviewed, name } = props
  const { drawn, items, draw, back } = useDraw(own.items, locale)
  const [isTold, setIsTold] = useState(false)
  const isDrawn = drawn !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each draw begins untold.
  useEffect(() => setIsTold(false), [isDrawn])
  if (own.status === 'failed') return <Failed words={words} retry={retryEvening} />
  if (own.status === 'none') {
    if (state.status === 'loading') return <SkeletonPicks />
    if (state.status === 'failed') return <Failed words={words} retry={retryRecommendations} />
    if (state.answer.length === 0) return <Empty words={words} locale={locale} inPlace={props.inPlace} />
  }
  const [lead] = items
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
        failed={
          props.hasFailed && (
            <p className="list-place" role="alert">
              {words.results.failedText}{' '}
              <button className="back text-accent" type="button" onClick={retryRecommendations}>
                {words.results.retry}
              </button>
            </p>
          )
        }
        reviewed={reviewed}
        isOwn={own.status === 'ready'}
        isBusy={isStale || own.status === 'loading'}
        isDrawn={isDrawn}
        sidesOf={props.sidesOf}
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
          drawn?.fit !== undefined && isTold && lead ? (
            <DrawnWhy locale={locale} mood={name} drawn={drawn} fit={drawn.fit} rating={lead.rating} />
          ) : null
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
