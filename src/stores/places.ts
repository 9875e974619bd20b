import { atom } from 'nanostores'
import { z } from '#src/domain/schema.ts'
import { type TitleId, titleIdSchema } from '#src/domain/title/titleId.ts'
import { $listed } from './tonight.ts'

/** For so long (milliseconds) a reload and Back find the titles in their places; a later visit gets tonight's. */
const keptForMs = 6 * 3_600_000

const placesSchema = z.object({ at: z.number(), ids: z.array(titleIdSchema).check(z.maxLength(24)) })

/** Ids of the cards on screen. */
const $shownIds = atom<readonly TitleId[]>([])

/** Titles in their places on screen, which stay there when another one leaves; empty for a new list. */
export const $kept = atom<readonly TitleId[]>([])

/** Ids of the cards on screen, in their order. */
export function shownIds(): readonly TitleId[] {
  return $shownIds.get()
}

/**
 * Tells which cards are on screen, in their order.
 * @param isOwn whether they are the visitor's own list, not everybody's, which stands there until that one is ready
 */
export function noteShown(ids: readonly TitleId[], isOwn: boolean): void {
  if (ids.join() === $shownIds.get().join()) return
  $shownIds.set(ids)
  if (isOwn && $kept.get().length > 0) keepInEntry(ids)
}

/** Keeps the titles on screen in their places while one of them leaves. */
export function keepShownPlaces(): void {
  $kept.set($shownIds.get())
}

/** Begins a list. @param isFirst whether the page was just opened: where it was loaded before, its titles are found again */
export function beginPlaces(isFirst: boolean): void {
  $kept.set(isFirst ? idsOfEntry() : [])
}

// A new wish makes a new list.
$listed.listen(() => {
  if ($kept.get().length === 0) return
  $kept.set([])
  keepInEntry([])
})

/**
 * Keeps in this entry of the history which titles stand on screen, once one of them was let go: a list that is ranked
 * anew would have others.
 * @param ids in their order; none for a list that is new
 */
function keepInEntry(ids: readonly TitleId[]): void {
  const { places, ...state } = window.history.state ?? {}
  if (ids.length === 0 && places === undefined) return
  window.history.replaceState(ids.length === 0 ? state : { ...state, places: { at: Date.now(), ids } }, '')
}

/** The titles that stood on screen where this entry of the history was left this evening; none where none was let go. */
function idsOfEntry(): readonly TitleId[] {
  const { data } = placesSchema.safeParse(window.history.state?.places)
  return data && Date.now() - data.at < keptForMs ? data.ids : []
}
