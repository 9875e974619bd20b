import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'
import { type Tonight, timeAfter } from '#src/domain/evening/tonight.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { EveningTitle } from '#src/engine/eveningList.ts'
import { fill } from '#src/i18n/fill.ts'
import { plural } from '#src/i18n/format.ts'
import type { EveningWords } from '#src/i18n/shape.ts'
import {
  $asking,
  $cards,
  $evening,
  $isOwn,
  $platformNames,
  $room,
  type Evening,
  type EveningPlace,
  enterEvening,
  noteEverybody,
  noteShown,
} from '#src/stores/evening.ts'
import { loading } from '#src/stores/question.ts'
import type { Recommended, Saying } from '#src/stores/recommendations.ts'
import { $listed, $now, keepTime } from '#src/stores/tonight.ts'
import { useEveningWords } from './useEveningWords.ts'

export interface OwnList {
  /** The cards to show: everybody's until the visitor's own are there. */
  readonly items: readonly Recommended[]
  /** `none` while the list is everybody's. */
  readonly status: 'none' | 'loading' | 'failed' | 'ready'
  /** The visitor's own list; while the next one loads still the last one, null while there is none. */
  readonly evening: Evening | null
  readonly words: EveningWords | null
}

/**
 * The visitor's own list in place of everybody's, as soon as they wish for something or let a title go.
 * @param base everybody's list; null while it is not known
 */
export function useOwnList(place: EveningPlace, base: readonly Recommended[] | null): OwnList {
  const { moodId, contentType, locale, country } = place
  useEffect(
    () => enterEvening({ moodId, contentType, locale, ...(country ? { country } : {}) }),
    [moodId, contentType, locale, country],
  )
  const isOwn = useStore($isOwn, { ssr: () => false })
  const evening = useStore($evening, { ssr: () => null })
  const cards = useStore($cards, { ssr: 'initial' })
  const tonight = useStore($listed, { ssr: 'initial' })
  const now = useStore($now, { ssr: 'initial' })
  const names = useStore($platformNames, { ssr: () => noNames })
  const hasFailed = useHasFailed()
  const words = useEveningWords(locale, isOwn)
  const isCounted = tonight.until !== null
  useEffect(() => (isCounted ? keepTime() : undefined), [isCounted])

  const own = useMemo(() => {
    if (!evening || !words) return null
    const known = new Map(base?.map((item) => [item.id, item]))
    const items = evening.picks.flatMap((pick): Recommended[] => {
      const item = cards[pick.title.id] ?? known.get(pick.title.id)
      if (!item) return []
      const nameOf = (id: string) => (cards[id] ?? known.get(id))?.title
      return [{ ...item, said: said(pick, { tonight, now, locale, words, nameOf }), own: owned(item, tonight, names) }]
    })
    return items.length === evening.picks.length ? { items, evening } : null
  }, [evening, words, cards, base, tonight, now, names, locale])

  const status = !isOwn ? 'none' : own ? 'ready' : hasFailed ? 'failed' : 'loading'
  // While the cards of another list are on their way, the last one stays rather than everybody's.
  const last = useRef<typeof own>(null)
  useEffect(() => {
    if (status === 'ready' || status === 'none') last.current = own
  }, [status, own])
  const shown = own ?? (status === 'loading' ? last.current : null)
  const items = shown?.items ?? base ?? nothing
  useEffect(() => noteShown(items.map(({ id }) => id)), [items])
  const everybody = base ?? nothing
  useEffect(() => noteEverybody(everybody.map(({ id }) => id)), [everybody])
  return { items, status, evening: shown?.evening ?? null, words }
}

const nothing: readonly Recommended[] = []
const noNames: ReadonlyMap<string, string> = new Map()

function useHasFailed(): boolean {
  const room = useStore($room, { ssr: () => loading })
  const asking = useStore($asking, { ssr: () => loading })
  return room.status === 'failed' || asking.status === 'failed'
}

interface Tonights {
  readonly tonight: Tonight
  readonly now: Date
  readonly locale: Locale
  readonly words: EveningWords
  /** The name of a title that lit up; undefined while it is not known. */
  readonly nameOf: (id: string) => string | undefined
}

/** Longest that somebody watches episodes of one series, in minutes, where no time is set. */
const usualEvening = 120

/** What tonight's wishes say of a title: when it would be over, and why it stands here. */
function said({ title, because }: EveningTitle, { tonight, now, locale, words, nameOf }: Tonights): Saying[] {
  const lines: Saying[] = []
  const { minutes, type } = title
  if (tonight.until !== null && minutes !== undefined) {
    const [hours = 0, rest = 0] = tonight.until.split(':').map(Number)
    const left = (hours * 60 + rest - now.getHours() * 60 - now.getMinutes() + 1440) % 1440
    const episodes = type === 'tv' ? Math.max(1, Math.floor(Math.min(left, usualEvening) / minutes)) : 1
    const time = timeAfter(now, episodes * minutes)
    const text = type === 'tv' ? plural(locale, words.episodes, episodes) : words.until
    lines.push({ icon: 'clock', text: fill(text, { time }), strong: time })
  } else if (minutes === undefined && asksLength(tonight)) {
    lines.push({ icon: 'clock', text: words.lengthUnknown })
  }
  const liked = because?.kind === 'litUp' ? nameOf(because.id) : undefined
  if (liked !== undefined) lines.push({ icon: 'lamp', text: fill(words.because, { title: liked }) })
  return lines
}

/** Whether the visitor cares how long it lasts: by a wish, or by the nudge, which leaves out no unknown length. */
function asksLength({ until, max, nudge }: Tonight): boolean {
  return until !== null || max !== null || nudge.includes('shorter')
}

/** Labels of a card's services that the visitor uses. */
function owned(item: Recommended, { on }: Tonight, names: ReadonlyMap<string, string>): readonly string[] {
  const own = new Set(on.map((id) => names.get(id)))
  return item.platforms.flatMap((name, place) => (own.has(name) ? [item.labels?.[place] ?? name] : []))
}
