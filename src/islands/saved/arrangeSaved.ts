import { moodsOfImageUrl } from '#src/components/posters/moodsOfImageUrl.ts'
import type { Mark } from '#src/domain/evening/mark.ts'
import { type MoodId, moodIds } from '#src/domain/mood/mood.ts'
import { type ContentType, isOfContentType } from '#src/domain/title/contentType.ts'
import type { RoomTitle } from '#src/domain/title/roomTitle.ts'
import { fitsWishes, type Wishes } from '#src/engine/wishes.ts'
import type { KeptCards, KeptItem } from '#src/stores/keptCards.ts'
import type { SavedView } from '#src/stores/savedView.ts'

/** A marked title with what its card shows. */
export interface SavedEntry {
  readonly mark: Mark
  readonly item: KeptItem
  /** The mood that it serves most; null where the card does not tell. */
  readonly lamp: MoodId | null
  /** Names of the visitor's own services that include it. */
  readonly own: readonly string[]
}

/** Why a title does not fit, in the order in which it is asked. */
export const misfits = ['otherType', 'elsewhere', 'tooLong', 'lengthUnknown', 'otherLanguage', 'leftOut'] as const
type Misfit = (typeof misfits)[number]

export interface ArrangedSaved {
  /** Titles that fit the view, in its order. */
  readonly fitting: readonly SavedEntry[]
  /** Titles that do not, in the same order. */
  readonly waiting: readonly SavedEntry[]
  /** How many of those wait for which reason: the first that keeps them. */
  readonly why: ReadonlyMap<Misfit, number>
  /** Marked titles whose card is not known. */
  readonly unshown: readonly Mark[]
}

interface Arranging {
  readonly marks: readonly Mark[]
  readonly cards: KeptCards
  readonly view: Pick<SavedView, 'sort' | 'type'>
  readonly wishes: Wishes
  /** Names of the services that the visitor pays for in their country. */
  readonly services: ReadonlySet<string>
  /** The title of a card as wishes read it. */
  readonly asTitle: (item: KeptItem) => RoomTitle
}

/**
 * Sorts and narrows a list of marked titles. What the order cannot place (no lamp, no known length) comes last; of
 * equal ones the newest mark comes first.
 * @param marks newest first
 */
export function arrangeSaved({ marks, cards, view, wishes, services, asTitle }: Arranging): ArrangedSaved {
  const entries = marks.flatMap((mark): SavedEntry[] => {
    const item = cards[mark.id]?.item
    return item ? [{ mark, item, lamp: lampOf(item), own: ownServices(item, services) }] : []
  })
  // Array.prototype.sort is stable, so that equal ones stay newest first.
  if (view.sort !== 'date') entries.sort((a, b) => rank(a, view.sort) - rank(b, view.sort))
  const fitting: SavedEntry[] = []
  const waiting: SavedEntry[] = []
  const why = new Map<Misfit, number>()
  for (const entry of entries) {
    const misfit = misfitOf(entry.item, asTitle(entry.item), view.type, wishes)
    if (misfit) why.set(misfit, (why.get(misfit) ?? 0) + 1)
    ;(misfit ? waiting : fitting).push(entry)
  }
  return { fitting, waiting, why, unshown: marks.filter(({ id }) => !cards[id]) }
}

function misfitOf(item: KeptItem, title: RoomTitle, type: ContentType, wishes: Wishes): Misfit | null {
  if (!isOfContentType(item.contentType, type)) return 'otherType'
  const { services, onlyIncluded, maxMinutes, languages, leaveOut } = wishes
  if (!fitsWishes(title, { services, onlyIncluded })) return 'elsewhere'
  if (!fitsWishes(title, { maxMinutes })) return title.minutes === undefined ? 'lengthUnknown' : 'tooLong'
  if (!fitsWishes(title, { languages })) return 'otherLanguage'
  return fitsWishes(title, { leaveOut }) ? null : 'leftOut'
}

function rank({ item, lamp }: SavedEntry, sort: SavedView['sort']): number {
  if (sort === 'lamp') return lamp ? moodIds.indexOf(lamp) : moodIds.length
  // Series count by the episode.
  return item.duration ?? item.episodeMinutes ?? Number.MAX_SAFE_INTEGER
}

/** The strongest mood, which the address of a drawn poster names first. */
function lampOf({ mood, imageUrl }: KeptItem): MoodId | null {
  return mood ?? moodsOfImageUrl(imageUrl)?.[0] ?? null
}

function ownServices({ offers = [] }: KeptItem, services: ReadonlySet<string>): readonly string[] {
  const included = offers.filter(({ kind }) => kind === 'stream' || kind === 'free')
  return [...new Set(included.map(({ platform }) => platform))].filter((name) => services.has(name))
}
