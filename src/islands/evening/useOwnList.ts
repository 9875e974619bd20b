import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'
import { hasWish, type Tonight } from '#src/domain/evening/tonight.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { EveningTitle } from '#src/engine/eveningList.ts'
import { fill } from '#src/i18n/fill.ts'
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
  retryEvening,
} from '#src/stores/evening.ts'
import { $ownRuledOut } from '#src/stores/ownMarks.ts'
import { noteShown } from '#src/stores/places.ts'
import { loading } from '#src/stores/question.ts'
import type { Recommended, Saying } from '#src/stores/recommendations.ts'
import { $listed, $now, keepTime } from '#src/stores/tonight.ts'
import { showList } from './awaitedList.ts'
import { clockSaying } from './clockSaying.ts'
import { lampWords } from './lampWords.ts'
import { ownLabels } from './ownLabels.ts'
import { useEveningWords } from './useEveningWords.ts'

export interface OwnList {
  /** The cards to show: everybody's until the visitor's own are there. */
  readonly items: readonly Recommended[]
  /** `none` while the list is everybody's; without what was let go where the visitor's own cannot come. */
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
  const { moodId, second, contentType, locale, country } = place
  useEffect(
    () => enterEvening({ moodId, contentType, locale, ...(second ? { second } : {}), ...(country ? { country } : {}) }),
    [moodId, second, contentType, locale, country],
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
      const item = cards.get(pick.title.id) ?? known.get(pick.title.id)
      if (!item) return []
      const nameOf = (id: string) => (cards.get(id) ?? known.get(id))?.title
      return [
        { ...item, said: said(pick, { tonight, now, locale, words, nameOf }), own: ownLabels(item, tonight, names) },
      ]
    })
    return items.length === evening.picks.length ? { items, evening } : null
  }, [evening, words, cards, base, tonight, now, names, locale])

  // Offline, what was only marked takes no list away; a wish does, for everybody's list may break it.
  const isWished = hasWish(tonight) || tonight.nudge.length + tonight.more > 0
  const ruledOut = useStore($ownRuledOut, { ssr: () => noIds })
  const rest = useMemo(() => base?.filter(({ id }) => !ruledOut.has(id)) ?? nothing, [base, ruledOut])
  const isInstead = isOwn && !own && hasFailed && !isWished && rest.length > 0
  useEffect(() => {
    if (!isInstead) return
    showList()
    window.addEventListener('online', retryEvening)
    return () => window.removeEventListener('online', retryEvening)
  }, [isInstead])
  const status = !isOwn || isInstead ? 'none' : own ? 'ready' : hasFailed ? 'failed' : 'loading'
  // While the cards of another list are on their way, the last one stays rather than everybody's.
  const last = useRef<typeof own>(null)
  useEffect(() => {
    if (status === 'ready' || status === 'none') last.current = own
  }, [status, own])
  const shown = own ?? (status === 'loading' ? last.current : null)
  const items = shown?.items ?? (isInstead ? rest : base) ?? nothing
  useEffect(
    () =>
      noteShown(
        items.map(({ id }) => id),
        status === 'ready',
      ),
    [items, status],
  )
  const everybody = base ?? nothing
  useEffect(() => noteEverybody(everybody.map(({ id }) => id)), [everybody])
  useEffect(() => {
    if (status === 'ready' || status === 'failed') showList()
  }, [status])
  return { items, status, evening: shown?.evening ?? null, words: words && lampWords(words) }
}

const nothing: readonly Recommended[] = []
const noIds: ReadonlySet<string> = new Set()
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

/** What tonight's wishes say of a title: when it would be over, and why it stands here. */
function said({ title, because }: EveningTitle, { tonight, now, locale, words, nameOf }: Tonights): Saying[] {
  const lines: Saying[] = clockSaying(title, { tonight, now, locale, words, saysEpisode: true })
  const liked = because?.kind === 'litUp' ? nameOf(because.id) : undefined
  if (liked !== undefined) lines.push({ icon: 'lamp', text: fill(words.because, { title: liked }) })
  return lines
}
