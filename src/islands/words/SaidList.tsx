import { useStore } from '@nanostores/react'
import { type ReactElement, useEffect, useState } from 'react'
import type { ResponseOf } from '#src/api/endpoint.ts'
import type { wishEndpoints } from '#src/api/wishEndpoints.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { DescribedPart } from '#src/i18n/describeWish.ts'
import { fill } from '#src/i18n/fill.ts'
import { plural } from '#src/i18n/format.ts'
import { tickText } from '#src/i18n/tickText.ts'
import { $titlesByWish } from '#src/stores/byWish.ts'
import { fitsSaid } from '#src/understanding/fitsSaid.ts'
import type { SaidTools } from './loadSaidTools.ts'
import { SaidCard } from './SaidCard.tsx'

type Answer = ResponseOf<(typeof wishEndpoints)['titlesByWish']>

interface SaidListProps {
  readonly locale: Locale
  readonly tools: SaidTools
  readonly parts: readonly DescribedPart[]
  readonly isBesideNames: boolean
  readonly onDrop: (keys: readonly string[]) => void
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

/** The lead and seven for what somebody said; where there are fewer than three, what each part of it costs. */
export function SaidList({ locale, tools, parts, isBesideNames, onDrop }: SaidListProps): ReactElement | null {
  const { words } = tools
  const { answer, status } = useLastAnswer()
  if (status === 'failed') {
    return (
      <div className="empty" role="alert">
        <p>{words.failed}</p>
        <button className="btn" type="button" onClick={$titlesByWish.revalidate}>
          {tools.texts.results.retry}
        </button>
      </div>
    )
  }
  if (!answer) return <p className="hint">{words.searching}</p>
  const byKey = new Map(parts.map((part) => [part.key, part]))
  return (
    <section aria-labelledby="by-feel-live" aria-busy={status === 'loading'}>
      <h2 id="by-feel-live" className={isBesideNames ? 'mt-10 text-2xl' : 'sr-only'}>
        {words.byFeel}
      </h2>
      <ol className="picks" data-own>
        {answer.items.map((item, place) => (
          <li key={item.id} className={place === 0 ? 'lead-place' : undefined}>
            <SaidCard
              item={item}
              locale={locale}
              tools={tools}
              ticks={fitsSaid(item, parts).map((fit) => tickText(fit, words, locale))}
              isLead={place === 0}
            />
          </li>
        ))}
      </ol>
      {answer.costs.length > 0 && (
        <ul className="said-costs">
          {answer.costs.map(({ key, more }) => (
            <li key={key}>
              <button className="btn btn-quiet" type="button" onClick={() => onDrop([key])}>
                {fill(plural(locale, words.without, more), { part: byKey.get(key)?.text ?? key })}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
