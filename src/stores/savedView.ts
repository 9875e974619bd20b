import { atom } from 'nanostores'
import { type Tonight, writeTonight } from '#src/domain/evening/tonight.ts'
import { z } from '#src/domain/schema.ts'
import { type ContentType, contentTypeSchema } from '#src/domain/title/contentType.ts'
import { noteEntry } from './overEntry.ts'
import { $tonight } from './tonight.ts'

/** The three lists of what a visitor did with titles. */
export const savedParts = ['saved', 'seen', 'never'] as const
const partSchema = z.enum(savedParts)
export type SavedPart = z.infer<typeof partSchema>

/** Orders of a list: by strongest lamp, by length (shortest first), by date (newest first). */
export const savedSorts = ['lamp', 'length', 'date'] as const
const sortSchema = z.enum(savedSorts)
export type SavedSort = z.infer<typeof sortSchema>

/** What /saved/ shows, as its address says it. */
export interface SavedView {
  readonly part: SavedPart
  readonly sort: SavedSort
  readonly type: ContentType
}

export const firstView: SavedView = { part: 'saved', sort: 'lamp', type: 'all' }

/** Reads a view from an address' query; what makes no sense is ignored. */
export function readSavedView(query: URLSearchParams): SavedView {
  return {
    part: partSchema.safeParse(query.get('show')).data ?? firstView.part,
    sort: sortSchema.safeParse(query.get('sort')).data ?? firstView.sort,
    type: contentTypeSchema.safeParse(query.get('type')).data ?? firstView.type,
  }
}

/**
 * The query of a view and of tonight's wishes, with its question mark; empty for the first view without any.
 * `readSavedView` and `readTonight` read it back.
 */
export function writeSavedView({ part, sort, type }: SavedView, wishes: Tonight): string {
  const parts = [
    part === firstView.part ? '' : `show=${part}`,
    sort === firstView.sort ? '' : `sort=${sort}`,
    type === firstView.type ? '' : `type=${type}`,
    writeTonight(wishes),
  ]
  const query = parts.filter(Boolean).join('&')
  return query && `?${query}`
}

/** The view on screen; the address holds it, so that Back undoes a change and a link restores it. */
export const $savedView = atom<SavedView>(firstView)

/** Reads the view from the address, and again at each step through the history. @returns a function that stops */
export function startSavedView(): () => void {
  const read = (): void => $savedView.set(readSavedView(new URLSearchParams(window.location.search)))
  read()
  window.addEventListener('popstate', read)
  return () => window.removeEventListener('popstate', read)
}

/**
 * Changes the view, as a step in the history.
 * @param wishes tonight's wishes in it
 */
export function showSaved(change: Partial<SavedView>, wishes = $tonight.get()): void {
  const next = { ...$savedView.get(), ...change }
  // See `isSettled` in stores/tonight.ts.
  window.history.pushState({ isSettled: true }, '', window.location.pathname + writeSavedView(next, wishes))
  noteEntry()
  $savedView.set(next)
  if (wishes !== $tonight.get()) $tonight.set(wishes)
}
