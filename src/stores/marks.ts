import { atom, computed, onMount } from 'nanostores'
import { type Act, actOnTitle } from '#src/domain/evening/actOnTitle.ts'
import { visibleEvening } from '#src/domain/evening/eveningDocument.ts'
import { type ActKind, type Mark, type Marks, markAt, nextMorning } from '#src/domain/evening/mark.ts'
import { hasRoomFor } from '#src/domain/evening/mergeMarks.ts'
import { $eveningDocument, changeEvening } from './eveningDocument.ts'

export { $marksAreKept } from './eveningDocument.ts'

/** Takes an act back, unless another one has replaced it since. */
export type Undo = () => void

/** The morning at which what is not for tonight counts again, in milliseconds since 1970. */
const $morning = atom(nextMorning(Date.now()))

/** There is no timer: a new day is noticed when something is read or done, and when the page is seen again. */
function noticeMorning(): void {
  const morning = nextMorning(Date.now())
  if (morning !== $morning.get()) $morning.set(morning)
}

onMount($morning, () => {
  noticeMorning()
  if (typeof window === 'undefined') return
  const listening = new AbortController()
  window.addEventListener('pageshow', noticeMorning, { signal: listening.signal })
  document.addEventListener('visibilitychange', noticeMorning, { signal: listening.signal })
  return () => listening.abort()
})

const $known = computed($eveningDocument, (document) => visibleEvening(document).marks)

/** Marks by title id as they are now: without deletions, and without what was not for another evening. */
export const $marks = computed([$known, $morning], (known): Marks => {
  const now = Date.now()
  return Object.fromEntries(
    Object.values(known).flatMap((mark) => {
      const current = markAt(mark, now)
      return current ? [[mark.id, current]] : []
    }),
  )
})

function newestFirst(isIn: (mark: Mark) => boolean) {
  return computed($marks, (marks): readonly Mark[] =>
    Object.values(marks)
      .filter(isIn)
      .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1)),
  )
}

/** Saved titles, newest first; also those that are saved, but not for tonight. */
export const $saved = newestFirst(({ kind, wasSaved }) => kind === 'saved' || wasSaved === true)
/** Seen titles, newest first. */
export const $seen = newestFirst(({ kind }) => kind === 'seen')
/** Titles that are never wanted, newest first. */
export const $never = newestFirst(({ kind }) => kind === 'never')

/** Ids of titles that are not to be recommended: seen, never, and not tonight while that lasts. */
export const $ruledOut = computed(
  $marks,
  (marks): ReadonlySet<string> =>
    new Set(Object.values(marks).flatMap(({ id, kind }) => (kind === 'saved' ? [] : [id]))),
)

/** The mark of a title as it is now; null without one. */
export function markOf(id: string): Mark | null {
  noticeMorning()
  return $marks.get()[id] ?? null
}

/** Whether a title can be marked: it cannot when 5,000 others are. */
export function canMark(id: string): boolean {
  return hasRoomFor($known.get(), id)
}

/**
 * Marks a title; replaces what was done with it before.
 * @param litUp whether it lit up; only for `seen`
 * @returns a function that takes it back; null if 5,000 titles are marked and this is another one (say so)
 */
export function mark(id: string, kind: ActKind, litUp?: boolean): Undo | null {
  return act({ id, kind, ...(litUp !== undefined && { litUp }) })
}

/** Takes back whatever was done with a title. @returns a function that undoes that */
export function unmark(id: string): Undo {
  return act({ id, kind: 'none' }) ?? (() => {})
}

function act(wanted: Act): Undo | null {
  noticeMorning()
  const before = markOf(wanted.id)
  const done = write(wanted)
  if (!done) return null
  return () => {
    if (JSON.stringify($known.get()[wanted.id]) !== JSON.stringify(done)) return
    if (before?.wasSaved) write({ id: before.id, kind: 'saved' })
    write(before ?? { id: wanted.id, kind: 'none' })
  }
}

function write(wanted: Act): Mark | null {
  let made: Mark | null = null
  changeEvening((document) => {
    const acted = actOnTitle(document, wanted, Date.now())
    made = acted?.mark ?? null
    return acted?.document ?? null
  })
  return made
}
