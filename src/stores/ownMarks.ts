import { atom } from 'nanostores'
import type { Marks } from '#src/domain/evening/mark.ts'
import type { TitleId } from '#src/domain/title/titleId.ts'

/**
 * What the visitor did with titles, as far as pages show it: a copy of stores/marks.ts, which is loaded only where
 * something is marked or is about to be.
 */
export const $ownMarks = atom<Marks>({})

/** Ids of titles that are not to be recommended (`$ruledOut` of stores/marks.ts). */
export const $ownRuledOut = atom<ReadonlySet<TitleId>>(new Set())

let isCopying = false

/** Loads the marks and copies them from now on. Called before the first act, and where a page finds marks stored. */
export async function copyMarks(): Promise<void> {
  if (isCopying) return
  isCopying = true
  try {
    const { $marks, $ruledOut } = await import('./marks.ts')
    $marks.subscribe((marks) => $ownMarks.set(marks))
    $ruledOut.subscribe((ids) => $ownRuledOut.set(ids))
  } catch (error) {
    isCopying = false
    throw error
  }
}

/** Whether this device has marks or kept wishes, told without loading what reads them (stores/eveningDocument.ts). */
export function hasStoredEvening(): boolean {
  try {
    return localStorage.getItem('evening:1') !== null
  } catch {
    return false
  }
}
