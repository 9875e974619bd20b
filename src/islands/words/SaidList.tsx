import { useStore } from '@nanostores/react'
import { type ReactElement, use, useCallback, useEffect, useRef, useState } from 'react'
import type { ResponseOf } from '#src/api/endpoint.ts'
import type { WishCard, wishEndpoints } from '#src/api/wishEndpoints.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { DescribedPart } from '#src/i18n/describeWish.ts'
import { loadEveningWords } from '#src/i18n/eveningWords.ts'
import { tickOf } from '#src/i18n/tickOf.ts'
import { clockSaying } from '#src/islands/evening/clockSaying.ts'
import { DrawnWhy } from '#src/islands/evening/DrawnWhy.tsx'
import { LeadHead } from '#src/islands/evening/LeadHead.tsx'
import { ownLabels } from '#src/islands/evening/ownLabels.ts'
import { useDraw } from '#src/islands/evening/useDraw.ts'
import { $titlesByWish } from '#src/stores/byWish.ts'
import { $wished } from '#src/stores/saidWishes.ts'
import { $now, keepTime } from '#src/stores/tonight.ts'
import { fitsSaid } from '#src/understanding/fitsSaid.ts'
import { takeAfter } from './afterPlace.ts'
import type { SaidTools } from './loadSaidTools.ts'
import { SaidCard } from './SaidCard.tsx'
import { SaidCosts } from './SaidCosts.tsx'

type Answer = ResponseOf<(typeof wishEndpoints)['titlesByWish']>

interface SaidListProps {
  readonly locale: Locale
  readonly tools: SaidTools
  readonly query: string
  readonly parts: readonly DescribedPart[]
  readonly isBesideNames: boolean
  /** Names of platforms by id. */
  readonly platforms: ReadonlyMap<string, string>
  /** Whether one of the titles is to be chosen as soon as they are there. */
  readonly isChoosing: boolean
}

/** The last answer that came, which stays while the next one is on its way. */
export function useLastAnswer(): { readonly answer: Answer | null; readonly status: 'loading' | 'ready' | 'failed' } {
  const state = useStore($titlesByWish)
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    if (state.status === 'ready') setAnswer(state.answer)
  }, [state])
  return { answer: state.status === 'ready' ? state.answer : answer, status: state.status }
}

/** Fewer titles than this, and the list says what each part of the wish costs. */
const few = 3
const nothing: readonly WishCard[] = []

/** The lead and seven for what somebody said; where there are fewer than three, what each part of it costs. */
export function SaidList(props: SaidListProps): ReactElement | null {
  const { locale, tools, query, parts, isBesideNames, platforms, isChoosing } = props
  const { words, texts } = tools
  const evening = use(loadEveningWords(locale))
  const { answer, status } = useLastAnswer()
  const { items: listed = nothing, total = 0, costs = [] } = answer ?? {}
  const scored = useCallback(async () => listed.map(({ id, fit, score }) => ({ title: { id, fit }, score })), [listed])
  const { drawn, items, draw, back } = useDraw(listed, locale, scored)
  const [isTold, setIsTold] = useState(false)
  const isDrawn = drawn !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each draw begins untold.
  useEffect(() => setIsTold(false), [isDrawn])
  const isReady = status === 'ready' && listed.length > 0
  const hasChosen = useRef(false)
  useEffect(() => {
    if (!isChoosing || !isReady || hasChosen.current) return
    hasChosen.current = true
    draw()
  })
  const wished = useStore($wished)
  const now = useStore($now)
  const isCounted = wished.until !== null
  useEffect(() => (isCounted ? keepTime() : undefined), [isCounted])
  if (status === 'failed') {
    return (
      <div className="empty" role="alert">
        <p>{words.failed}</p>
        <button className="btn" type="button" onClick={$titlesByWish.revalidate}>
          {texts.results.retry}
        </button>
      </div>
    )
  }
  if (!answer) return <p className="hint">{words.searching}</p>
  const isFew = total < few
  // Their ticks say it already.
  const saysLength = parts.some(({ kind }) => kind === 'maxMinutes' || kind === 'minMinutes' || kind === 'until')
  const headOf = (place: number): ReactElement | undefined => {
    if (place !== 0) return undefined
    const names = texts.results.evening
    return (
      <LeadHead
        names={names}
        drawn={drawn}
        onDraw={isFew ? null : draw}
        onBack={back}
        isTold={isTold}
        onTell={() => setIsTold(!isTold)}
      />
    )
  }
  return (
    <section aria-labelledby="by-feel-live" aria-busy={status === 'loading'}>
      <h2 id="by-feel-live" className={isBesideNames ? 'mt-10 text-2xl' : 'sr-only'}>
        {words.byFeel}
      </h2>
      {/* There before it says something, or a screen reader would not hear of it. */}
      <p className="sr-only" role="status">
        {drawn?.said}
      </p>
      <ol className="picks" data-own data-drawn={isDrawn || undefined}>
        {items.map((item, place) => (
          <li key={item.id} className={place === 0 ? 'lead-place' : undefined}>
            <SaidCard
              item={item}
              locale={locale}
              tools={tools}
              ticks={fitsSaid(item, parts).map((fit) => tickOf(fit, words, locale))}
              head={headOf(place)}
              why={
                place === 0 && drawn?.fit !== undefined && isTold ? (
                  <DrawnWhy locale={locale} mood={query} drawn={drawn} fit={drawn.fit} rating={item.rating} />
                ) : null
              }
              said={clockSaying(
                { minutes: item.duration ?? item.episodeMinutes, type: item.contentType },
                { tonight: wished, now, locale, words: evening, saysEpisode: !saysLength },
              )}
              own={ownLabels(item, wished, platforms)}
            />
          </li>
        ))}
        {!isFew && <li className="after" ref={takeAfter} />}
      </ol>
      {isFew && (
        <SaidCosts locale={locale} words={evening} count={total} costs={costs} parts={parts} platforms={platforms} />
      )}
    </section>
  )
}
