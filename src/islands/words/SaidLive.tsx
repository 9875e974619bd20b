import { useStore } from '@nanostores/react'
import { memo, type ReactElement, useEffect, useMemo } from 'react'
import { createPortal } from 'react-dom'
import { moodIconId } from '#src/components/ui/moodIconId.ts'
import type { Tonight } from '#src/domain/evening/tonight.ts'
import { type MoodId, moodIds } from '#src/domain/mood/mood.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { describeChips } from '#src/i18n/describeChips.ts'
import { describeWish } from '#src/i18n/describeWish.ts'
import { fill } from '#src/i18n/fill.ts'
import { plural } from '#src/i18n/format.ts'
import { moodPath } from '#src/i18n/moodPaths.ts'
import { localePath } from '#src/i18n/paths.ts'
import { $audience } from '#src/stores/audience.ts'
import { $roomRequest, $wishRequest, $wishRoom, requestOf, roomRequestOf } from '#src/stores/byWish.ts'
import { $shelf } from '#src/stores/evening.ts'
import { noteSaid } from '#src/stores/saidWishes.ts'
import { dropParts } from '#src/stores/search.ts'
import { $tonight } from '#src/stores/tonight.ts'
import type { AnswerPlan } from '#src/understanding/answerOf.ts'

export { answerOf } from '#src/understanding/answerOf.ts'

import { overruled, saidTonight } from '#src/understanding/saidTonight.ts'
import { searchQuery } from '#src/understanding/wishParts.ts'
import { leaveDrawn } from './afterPlace.ts'
import type { SaidTools } from './loadSaidTools.ts'
import { SaidChips } from './SaidChips.tsx'
import { SaidList, useLastAnswer } from './SaidList.tsx'
import { SaidSentence } from './SaidSentence.tsx'

export interface SaidLiveProps {
  readonly locale: Locale
  readonly tools: SaidTools
  /** What stands in the field now, and the text that is being answered. */
  readonly typed: string
  readonly query: string
  readonly drop: readonly string[]
  /** How the query is answered; null while that is not known. */
  readonly plan: AnswerPlan | null
  readonly tonight: Tonight
}

/** A feeling that a text tells, to be suggested: `Calm, under 90 minutes`. */
export function feelingIn(
  { understand, naming }: SaidTools,
  { query, drop }: Pick<SaidLiveProps, 'query' | 'drop'>,
): string {
  const chips = describeChips(describeWish(understand(query, drop), naming), naming.words)
  return chips.map(({ name }) => name).join(' · ')
}

/** What was said, understood in the browser, with the room in its light: the part above the hits by name. */
export function SaidHeadLive({ tools, locale, typed, query, drop, plan, tonight }: SaidLiveProps): ReactElement | null {
  const { understand, naming, words } = tools
  const wish = useMemo(() => understand(typed, drop), [understand, typed, drop])
  const whole = useMemo(() => (drop.length > 0 ? understand(typed) : wish), [understand, typed, drop, wish])
  const byFeel = plan?.byFeel === true
  const chips = useMemo(() => describeChips(describeWish(wish, naming), naming.words), [wish, naming])
  const mood = byFeel ? (moodIds.find((one) => one === Object.keys(wish.moods)[0]) ?? null) : null
  useLight(mood)
  useRequest(tools, query, drop, byFeel, tonight)
  useDrawnHidden()
  const { answer, status } = useLastAnswer()
  const sentence = document.getElementById('said-sentence')
  const place = document.getElementById('said-amount')
  const total = answer?.total ?? 0
  const shown = answer?.items.length ?? 0
  const amount =
    byFeel && answer && status !== 'loading' ? (
      <p className="lead">
        {total === 0 ? (
          words.none
        ) : (
          <>
            <b>
              {total > shown && shown > 0
                ? fill(plural(locale, { other: words.some }, total), { shown })
                : plural(locale, words.all, total)}
            </b>{' '}
            {plural(locale, words.fitting, total)}
          </>
        )}
      </p>
    ) : null
  return (
    <>
      {sentence && createPortal(<SaidSentence text={typed} wish={wish} whole={whole} />, sentence)}
      {place ? createPortal(amount, place) : <div role="status">{amount}</div>}
      {(chips.length > 0 || byFeel) && (
        <SaidChips chips={chips} left={wish.left} locale={locale} words={words} onDrop={dropParts} />
      )}
    </>
  )
}

interface SaidListLiveProps extends Omit<SaidLiveProps, 'typed' | 'tonight'> {
  /** Names of platforms by id. */
  readonly platforms: ReadonlyMap<string, string>
  /** Whether one of the titles is to be chosen as soon as they are there. */
  readonly isChoosing: boolean
  /** Whether the visitor dropped all that was understood. */
  readonly isEmptied: boolean
}

/** The answer by feel, or the lamps where nothing was understood: the part below the hits by name. */
export const SaidListLive = memo(function SaidListLive({
  tools,
  locale,
  query,
  drop,
  plan,
  platforms,
  isChoosing,
  isEmptied,
}: SaidListLiveProps): ReactElement | null {
  const { understand, naming, words, texts } = tools
  if (!plan) return null
  if (plan.isLost) {
    return (
      <section className="said-lost" aria-labelledby="lost-live">
        <h2 id="lost-live">{isEmptied ? words.emptied : words.lost}</h2>
        {isEmptied && (
          <p>
            <a href={localePath(locale, '/search/') + searchQuery(query, [])}>{words.restore}</a>
          </p>
        )}
        <p>{words.lostText}</p>
        <ul className="said-costs">
          {moodIds.map((mood) => (
            <li key={mood}>
              <a className="btn btn-quiet" data-mood={mood} href={localePath(locale, moodPath(mood))}>
                {texts.moods[mood].name}
              </a>
            </li>
          ))}
        </ul>
      </section>
    )
  }
  if (!plan.byFeel) return null
  const parts = describeWish(understand(query, drop), naming)
  return (
    <SaidList
      locale={locale}
      tools={tools}
      query={query}
      parts={parts}
      isBesideNames={plan.byName.length > 0}
      platforms={platforms}
      isChoosing={isChoosing}
    />
  )
})

/**
 * Asks for the list of the query, and tells what the words say of tonight's wishes; neither where it is answered by name
 * alone.
 */
function useRequest(
  { understand }: SaidTools,
  query: string,
  drop: readonly string[],
  byFeel: boolean,
  tonight: Tonight,
): void {
  const audience = useStore($audience)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept may have been applied since (`useTonight`).
  useEffect(() => {
    if (!byFeel || !audience) {
      $wishRequest.set(null)
      $roomRequest.set(null)
      return
    }
    const now = $tonight.get()
    const wish = understand(query, [...drop, ...overruled(now)])
    $wishRequest.set(requestOf(wish, now, audience, new Date()))
    $roomRequest.set(roomRequestOf(wish, audience))
    return noteSaid(saidTonight(wish), dropParts)
  }, [understand, query, drop, byFeel, audience, tonight])
  useEffect(
    () => () => {
      $wishRequest.set(null)
      $roomRequest.set(null)
    },
    [],
  )
  // What the sheets of wishes count in.
  useEffect(() => {
    const stop = $wishRoom.subscribe((room) => {
      if (room.status === 'ready') $shelf.set(room.answer)
    })
    return () => {
      stop()
      $shelf.set(null)
    }
  }, [])
}

/** The room takes the strongest lamp; without one, house lights. */
function useLight(mood: MoodId | null): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    const before = dataset['mood']
    if (mood) dataset['mood'] = mood
    else delete dataset['mood']
    const pendant = document.querySelector<HTMLElement>('.said-head .pendant')
    if (pendant) {
      pendant.hidden = mood === null
      if (mood) pendant.querySelector('use')?.setAttribute('href', `#${moodIconId(mood)}`)
    }
    return () => {
      if (before) dataset['mood'] = before
      else delete dataset['mood']
    }
  }, [mood])
}

/** What the page's HTML says of another text gives way. */
function useDrawnHidden(): void {
  useEffect(() => {
    const drawn = [...document.querySelectorAll<HTMLElement>('[data-drawn]')]
    leaveDrawn()
    for (const one of drawn) one.hidden = true
    return () => {
      for (const one of drawn) one.hidden = false
    }
  }, [])
}
