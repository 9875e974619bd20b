import { useStore } from '@nanostores/react'
import { type ReactElement, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { moodIds } from '#src/domain/mood/mood.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { AfterList } from '#src/islands/evening/AfterList.tsx'
import { listedByWish } from '#src/stores/byWish.ts'
import { $tonight } from '#src/stores/tonight.ts'
import { afterHost, drawnPlace, settleAfter } from './afterPlace.ts'
import { useLastAnswer } from './SaidList.tsx'

interface SaidAfterProps {
  readonly locale: Locale
  readonly query: string
}

/** Fewer titles than this, and the list says what each part of the wish costs instead. */
const few = 3

/** What one says to a list by feel: nudges, "None of these", and sending it. It stands at the end of the list. */
export function SaidAfter({ locale, query }: SaidAfterProps): ReactElement | null {
  const { answer } = useLastAnswer()
  const { more } = useStore($tonight)
  useLayoutEffect(settleAfter, [])
  const host = afterHost()
  // Until another list is asked for, the page's HTML has one, and says there how many titles there are.
  const total = answer?.total ?? Number(drawnPlace()?.dataset['total'] ?? 0)
  if (!host || total < few) return null
  const passed = more * listedByWish
  const picks = answer?.items ?? shownIds()
  const evening = { picks, fitting: total, left: Math.max(0, total - passed - picks.length), isSaid: true }
  const mood = moodIds.find((one) => one === document.documentElement.dataset['mood'])
  const sent = mood ? { moodId: mood, ids: shownIds } : null
  return createPortal(<AfterList locale={locale} mood={query} evening={evening} sent={sent} />, host)
}

/** Titles of the list on screen, be it the HTML's or the one that took its place. */
function shownIds(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.picks [data-acts]')]
    .filter((foot) => foot.checkVisibility())
    .flatMap(({ dataset }) => dataset['acts'] ?? [])
}
