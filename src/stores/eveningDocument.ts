import { atom, onMount } from 'nanostores'
import {
  type EveningDocument,
  emptyDocument,
  readDocument,
  writeDocument,
} from '#src/domain/evening/eveningDocument.ts'
import { leaveAccount } from '#src/domain/evening/syncEvening.ts'
import { mayBeSignedIn } from './signInHint.ts'

/** The key in localStorage. Another format gets another number. */
export const eveningKey = 'evening:1'
/** Where a text that is no document is put aside, so that it is neither lost nor in the way. */
export const asideKey = 'evening:damaged'
/** Where savedCards.ts keeps what cards of marked titles show. */
export const savedCardsKey = 'savedCards:1'

/**
 * All that this device keeps of evenings: marks and kept wishes. Persisted in localStorage as one text, so that it is
 * never half written, and followed by other tabs. Changed by `changeEvening` alone.
 */
export const $eveningDocument = atom<EveningDocument>(emptyDocument)

/** Whether it is persisted. False where storage is blocked or full: everything works until the page is left. */
export const $marksAreKept = atom(true)

/** The stored text that `$eveningDocument` was read from or written to; undefined before the first look. */
let known: string | null | undefined

/** Takes over what another tab has written. */
function follow(): void {
  let text: string | null
  try {
    text = localStorage.getItem(eveningKey)
  } catch {
    $marksAreKept.set(false)
    return
  }
  // What could not be written is newer than what is stored.
  if (text === known || !$marksAreKept.get()) return
  known = text
  const read = text === null ? emptyDocument : readDocument(text)
  if (!read) putAside(text ?? '')
  $eveningDocument.set(read ?? emptyDocument)
}

function putAside(text: string): void {
  try {
    localStorage.removeItem(eveningKey)
    known = null
    localStorage.setItem(asideKey, text)
  } catch {
    // Full: the damaged text is given up.
  }
}

/**
 * Changes the document as it is now, which another tab may have changed a moment ago.
 * @returns what `edit` has returned; the document stays as it is if that is null
 */
export function changeEvening(edit: (document: EveningDocument) => EveningDocument | null): EveningDocument | null {
  follow()
  const next = edit($eveningDocument.get())
  if (!next) return null
  try {
    const text = writeDocument(next)
    localStorage.setItem(eveningKey, text)
    known = text
    $marksAreKept.set(true)
  } catch {
    $marksAreKept.set(false)
  }
  $eveningDocument.set(next)
  return next
}

/**
 * Removes the account's copy from the device: its marks and wishes are kept apart from those made signed out, which
 * stay (`leaveAccount`). Happens by itself as soon as a page with marks notices that nobody is signed in.
 */
export function forgetAccountMarks(): void {
  if (!$eveningDocument.get().account) return
  changeEvening((document) => leaveAccount(document, Date.now()))
  try {
    // They would tell what the account had marked. Those of the device's own marks are asked for again.
    localStorage.removeItem(savedCardsKey)
  } catch {
    // Storage is blocked: nothing is kept there.
  }
}

onMount($eveningDocument, () => {
  follow()
  if (typeof window === 'undefined') return
  if (!mayBeSignedIn()) forgetAccountMarks()
  const listening = new AbortController()
  const { signal } = listening
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === eveningKey || key === null) follow()
  }
  window.addEventListener('storage', onStorage, { signal })
  // A page from the back/forward cache has missed what happened meanwhile.
  window.addEventListener('pageshow', follow, { signal })
  return () => listening.abort()
})
