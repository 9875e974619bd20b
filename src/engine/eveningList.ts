import { type NudgeId, soundNudges } from '#src/domain/evening/nudge.ts'
import type { MaybeCountry } from '#src/domain/platform/availability.ts'
import type { RoomTitle } from '#src/domain/title/roomTitle.ts'
import type { TitleId } from '#src/domain/title/titleId.ts'
import { type ChooseQuery, fitShare, goodOnes, scored, varied } from './chooseFromRoom.ts'
import { type LitUpMark, shiftByLitUp } from './litUp.ts'
import { nudgedScore, nudgeScales } from './nudges.ts'
import type { Scored } from './pickVaried.ts'
import { type Favorite, type Favorites, raiseFavorites } from './raiseFavorites.ts'
import { fitsWishes, type Wishes } from './wishes.ts'

/** What a visitor did with titles. */
export interface Marks {
  readonly seen?: readonly TitleId[]
  readonly never?: readonly TitleId[]
  readonly notTonight?: readonly TitleId[]
  /** Latest first. */
  readonly litUp?: readonly LitUpMark[]
}

export interface EveningQuery extends ChooseQuery {
  /** The visitor's country, for "further away". */
  readonly country?: MaybeCountry
  readonly wishes?: Wishes
  readonly nudges?: readonly NudgeId[]
  readonly marks?: Marks
  readonly favorites?: Favorites | null
  /** Titles shown before ("None of these"); none of them is listed. */
  readonly skip?: readonly TitleId[]
  /**
   * The list as it stands: its titles keep their places, and where one is gone, the next best takes its place. With it,
   * favourites only choose what enters.
   */
  readonly keep?: readonly TitleId[]
}

/** Why a title stands higher than the mood alone would have it. */
export type Because =
  | { readonly kind: 'litUp'; readonly id: TitleId }
  | { readonly kind: 'favorite'; readonly favorite: Favorite }

export interface EveningTitle {
  readonly title: RoomTitle
  /** For `drawOne`. */
  readonly score: number
  readonly because?: Because
}

/** Titles beyond the list that favourites may raise into it. */
const spares = 16
const noMarks: readonly LitUpMark[] = []
/** A shift of fit below this is not worth a line on a card. */
const leastSaid = 0.03

/**
 * The list of an evening: the titles of a room that keep to the wishes and that the visitor has not ruled out, ranked by
 * mood, day, nudges, what lit up and favourites, and varied. With nothing set it is `chooseFromRoom`. Pure.
 * @returns up to `count`, distinct
 */
export function eveningList(room: readonly RoomTitle[], query: EveningQuery): EveningTitle[] {
  const { count, country = null, wishes = {}, marks = {}, favorites, keep = [] } = query
  const { seen = [], never = [], notTonight = [], litUp = noMarks } = marks
  const nudges = soundNudges(query.nudges ?? [])
  const scales = nudgeScales(room, country)
  const shiftOf = (title: RoomTitle): number =>
    nudgedScore(title, fitShare * shiftByLitUp(title, litUp).shift, nudges, scales)

  const out = new Set<TitleId>([...seen, ...never, ...notTonight, ...(query.skip ?? [])])
  const left = scored(room, query, shiftOf).filter(({ title }) => !out.has(title.id) && fitsWishes(title, wishes))
  const byId = new Map(left.map((one) => [one.title.id, one]))
  const kept = [...new Set(keep)].slice(0, count).map((id) => byId.get(id))
  const staying = kept.filter((one) => one !== undefined)
  const pool = goodOnes(left, count)
  // Who asks for older titles does not want them mixed with new ones.
  const rule = { ...query, mixDecades: !nudges.some((nudge) => nudge === 'older' || nudge === 'newer') }
  const list = varied(pool, rule, staying)
  const fresh = list.slice(staying.length)
  const more = favorites ? varied(pool, { ...rule, count: count + spares }, list).slice(list.length) : []
  const raised = favorites ? raise([...fresh, ...more], favorites) : []
  const entering = favorites ? raised.slice(0, fresh.length).map(({ one }) => one) : fresh
  const liked = new Map(favorites ? raise([...list, ...more], favorites).map(({ one, because }) => [one, because]) : [])

  return inPlaces(kept, entering).map((one) => {
    const because = becauseOf(one, litUp, liked)
    return { ...one, ...(because ? { because } : {}) }
  })
}

function raise(pool: readonly Scored<RoomTitle>[], favorites: Favorites) {
  const items = pool.map((one) => ({ one, contentType: one.title.type, genres: one.title.genres, fit: one.title.fit }))
  return raiseFavorites(items, favorites, items.length).map(({ item, because }) => ({ one: item.one, because }))
}

/** The titles that stay, in their places, and those that enter: into the gaps first, then at the end. */
function inPlaces<One>(places: readonly (One | undefined)[], entering: readonly One[]): One[] {
  const next = [...entering]
  const filled = places.flatMap((one) => one ?? next.shift() ?? [])
  return [...filled, ...next]
}

function becauseOf(
  one: Scored<RoomTitle>,
  litUp: readonly LitUpMark[],
  liked: ReadonlyMap<Scored<RoomTitle>, Favorite | null>,
): Because | null {
  const { shift, cause } = shiftByLitUp(one.title, litUp)
  if (cause !== undefined && shift >= leastSaid) return { kind: 'litUp', id: cause }
  const favorite = liked.get(one)
  return favorite ? { kind: 'favorite', favorite } : null
}
