import { atom, computed } from 'nanostores'
import type { RecommendationItem, TitleCard } from '#src/api/items.ts'
import type { RoomPlatform } from '#src/api/roomPack.ts'
import { hasWish } from '#src/domain/evening/tonight.ts'
import type { MoodId } from '#src/domain/mood/mood.ts'
import type { ContentType } from '#src/domain/title/contentType.ts'
import type { RoomTitle } from '#src/domain/title/roomTitle.ts'
import type { TitleId } from '#src/domain/title/titleId.ts'
import type { EveningTitle } from '#src/engine/eveningList.ts'
import type { Audience } from './audience.ts'
import { $favorites } from './favorites.ts'
import { $countryCode } from './location.ts'
import { $ownMarks, $ownRuledOut } from './ownMarks.ts'
import { $kept, beginPlaces } from './places.ts'
import { question } from './question.ts'
import { $listed, $now, renewNow } from './tonight.ts'
import { wishesOf } from './wishesOf.ts'

/** What an evening is asked for: a mood's list, or that of two lamps, in a language and a country. */
export interface EveningPlace extends Audience {
  readonly moodId: MoodId
  readonly second?: MoodId
  readonly contentType: ContentType
}

/** The results on screen; null elsewhere. */
export const $place = atom<EveningPlace | null>(null)

/** Whether the visitor has touched a control of the evening, so that its numbers are wanted. */
export const $isOpened = atom(false)

/** Titles in a list. */
export const listLength = 8

/** Ids of everybody's list. */
const $everybodysIds = atom<readonly TitleId[]>([])

/** Whether the list is the visitor's own rather than everybody's. */
export const $isOwn = computed(
  [$listed, $ownMarks, $ownRuledOut, $everybodysIds, $kept],
  (tonight, marks, ruledOut, everybodys, kept) =>
    hasWish(tonight) ||
    tonight.nudge.length + tonight.more + kept.length > 0 ||
    // Not those on screen: the visitor's own list has none that was let go, and would give way to everybody's again.
    everybodys.some((id) => ruledOut.has(id)) ||
    Object.values(marks).some(({ litUp }) => litUp !== undefined),
)

const $asked = computed(
  [$place, $isOwn, $isOpened],
  (place, isOwn, isOpened) => (isOwn || isOpened) && place && roomWish(place),
)

/** All titles of the mood, for everybody the same, and what ranks them. */
export const $room = question('room', $asked, async (wish: ReturnType<typeof roomWish>) => {
  const { askRoom } = await import('./eveningEngine.ts')
  return await askRoom(wish)
})

function roomWish({ locale, ...wish }: EveningPlace) {
  return wish
}

type Card = TitleCard & RecommendationItem
/** By title id; null for a title that is not there any more, or has no reason to be shown for this mood. */
type Cards = ReadonlyMap<TitleId, Card | null>

/** Cards for each mood, or two, in a language and a country: an answer that comes late never shows for another. */
const $allCards = atom<Readonly<Record<string, Cards>>>({})

function keyOf({ moodId, second, locale, country }: EveningPlace): string {
  return [moodId, second, locale, country].join()
}

const noCards: Cards = new Map()

/** The cards for the results on screen. */
export const $cards = computed([$allCards, $place], (all, place) => (place && all[keyOf(place)]) ?? noCards)

/** The titles of the room with the offers that cards have told of since. */
const $titles = computed([$room, $cards], (room, cards): readonly RoomTitle[] => {
  if (room.status !== 'ready') return []
  const { titles, platforms, withOffers } = room.answer
  const known = [...cards.values()].filter((card) => card !== null)
  return withOffers(titles, known, platforms)
})

/** Titles of the room that may not be shown for want of a card; the same object while there are none. */
const $gone = computed($cards, (cards): ReadonlySet<TitleId> => {
  const gone = [...cards].flatMap(([id, card]) => (card ? [] : id))
  return gone.length > 0 ? new Set(gone) : noneGone
})
const noneGone: ReadonlySet<TitleId> = new Set()

/** Titles of the room that may not be shown. */
const $out = computed([$ownRuledOut, $gone], (ruledOut, gone): readonly TitleId[] => [...ruledOut, ...gone])

/** Titles that wishes narrow elsewhere than in a mood's results: the visitor's own on /saved/, those of a search by feel. */
interface Shelf {
  readonly titles: readonly RoomTitle[]
  readonly platforms: readonly RoomPlatform[]
}

/** Null on results pages, where wishes narrow the room. */
export const $shelf = atom<Shelf | null>(null)

/** The titles that wishes choose from: the shelf's, or those of the room that are neither seen nor ruled out. */
export const $open = computed(
  [$shelf, $titles, $ownRuledOut, $gone],
  (shelf, titles, ruledOut, gone): readonly RoomTitle[] =>
    shelf ? shelf.titles : titles.filter(({ id }) => !ruledOut.has(id) && !gone.has(id)),
)

/** Whether the titles that wishes choose from are known, so that there is something to count. */
export const $isCounted = computed([$shelf, $room], (shelf, room) => shelf !== null || room.status === 'ready')

/** Platforms that carry them. */
export const $platforms = computed([$shelf, $room], (shelf, room): readonly RoomPlatform[] => {
  if (shelf) return shelf.platforms
  return room.status === 'ready' ? room.answer.platforms : []
})

/** Their names by id. */
export const $platformNames = computed(
  $platforms,
  (platforms): ReadonlyMap<string, string> => new Map(platforms.map(({ id, name }) => [id, name])),
)

/** Titles of the room of which the visitor said whether they lit up. */
const $litUp = computed([$room, $ownMarks], (room, marks) =>
  room.status === 'ready'
    ? room.answer.titles.flatMap(({ id, feels }) => {
        const litUp = marks[id]?.litUp
        return litUp === undefined ? [] : [{ id, feels, litUp }]
      })
    : [],
)

/** The visitor's own list. */
export interface Evening {
  readonly picks: readonly EveningTitle[]
  /** Titles that fit the wishes. */
  readonly fitting: number
  /** Of these, those that have been in no list yet. */
  readonly left: number
}

/** What a list of the evening is asked for, without wishes. @param day that of the room, by which lists rotate */
export function queryOf({ moodId, second, contentType, country }: EveningPlace, day: string) {
  // The few titles that serve two moods are the same each day.
  return {
    mood: moodId,
    contentType,
    country: country ?? $countryCode.get(),
    count: listLength,
    day: second ? undefined : day,
  }
}

/** The visitor's own list; null while there is none, and while the room is on its way. */
export const $evening = computed(
  [$place, $room, $titles, $open, $listed, $now, $kept, $litUp, $favorites, $isOwn, $out, $countryCode],
  (place, room, titles, open, tonight, now, kept, litUp, favorites, isOwn, out): Evening | null => {
    if (!place || !isOwn || room.status !== 'ready') return null
    const wishes = wishesOf(tonight, now)
    const { applyWishes, eveningList } = room.answer
    const fitting = applyWishes(open, wishes).length
    const shown: TitleId[] = []
    let picks: readonly EveningTitle[] = []
    for (let list = 0; list <= tonight.more; list++) {
      // Out of the whole room: with how many titles it has, the day's rotation would be another.
      picks = eveningList(titles, {
        ...queryOf(place, room.answer.day),
        wishes,
        nudges: tonight.nudge,
        marks: { litUp, never: out },
        favorites,
        skip: shown,
        keep: list === tonight.more ? kept : [],
      })
      shown.push(...picks.map(({ title }) => title.id))
    }
    return { picks, fitting, left: fitting - shown.length }
  },
)

const $missing = computed([$evening, $cards, $place, $everybodysIds], (evening, cards, place, everybodys) => {
  const picks = evening?.picks ?? []
  const shown = picks.map(({ title }) => title.id)
  // A title that lit up is named on the cards of those like it.
  const named = picks.flatMap(({ because }) => (because?.kind === 'litUp' ? because.id : []))
  const ids = [...shown, ...named.filter((id) => !everybodys.includes(id))].filter((id) => !cards.has(id))
  return ids.length > 0 && place ? { ids: [...new Set(ids)].sort(), ...place } : null
})

/** The cards that the list lacks; each list asks for those that no list before it had. */
export const $asking = question('cards', $missing, async ({ ids, contentType, ...wish }) => {
  const { askCards } = await import('./eveningEngine.ts')
  const items = await askCards({ ids, ...wish })
  const shown = items.flatMap(({ reason, ...item }) =>
    reason !== undefined && (!wish.second || item.secondReason) ? { ...item, reason } : [],
  )
  const cards = new Map<TitleId, Card>(shown.map((card) => [card.id, card]))
  const key = keyOf({ contentType, ...wish })
  const all = $allCards.get()
  $allCards.set({
    ...all,
    [key]: new Map([...(all[key] ?? []), ...ids.map((id) => [id, cards.get(id) ?? null] as const)]),
  })
  return items
})

/** Enters the results of a mood. */
export function enterEvening(place: EveningPlace): void {
  const before = $place.get()
  if (JSON.stringify(before) === JSON.stringify(place)) return
  beginPlaces(!before)
  $place.set(place)
}

/** Asks for the room, so that the numbers on controls are known. */
export function openEvening(): void {
  renewNow()
  $isOpened.set(true)
}

/** Tells which titles everybody's list has. */
export function noteEverybody(ids: readonly TitleId[]): void {
  if (ids.join() !== $everybodysIds.get().join()) $everybodysIds.set(ids)
}

/** Repeats what has failed. */
export function retryEvening(): void {
  if ($room.get().status === 'failed') $room.revalidate()
  else $asking.revalidate()
}
