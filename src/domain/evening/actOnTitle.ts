import { type AccountEvening, type Evening, type EveningDocument, visibleEvening } from './eveningDocument.ts'
import type { Mark, MarkKind } from './mark.ts'
import { hasRoomFor, mergeMarks, trimMarks } from './mergeMarks.ts'
import { type EveningSettings, mergeSettings, settingsBeyond } from './settings.ts'

/** What is done with a title; `none` takes back what was done. */
export interface Act {
  readonly id: string
  readonly kind: MarkKind
  readonly litUp?: boolean
}

/**
 * Marks a title, in the account if somebody is signed in. The act is later than all that is known of the title,
 * whatever another device's clock said.
 * @param now in milliseconds since 1970
 * @returns the document as it is after that and the mark; null when 5,000 titles are kept and this is another one
 */
export function actOnTitle(
  document: EveningDocument,
  { id, kind, litUp }: Act,
  now: number,
): { document: EveningDocument; mark: Mark } | null {
  const { marks } = visibleEvening(document)
  const known = marks[id]
  if (kind !== 'none' && !hasRoomFor(marks, id)) return null
  const wasSaved = kind === 'tonight' && (known?.kind === 'saved' || known?.wasSaved === true)
  const mark: Mark = {
    id,
    kind,
    at: Math.max(now, (known?.at ?? -1) + 1),
    ...(kind === 'seen' && litUp !== undefined && { litUp }),
    ...(wasSaved && { wasSaved }),
  }
  return { document: addMarks(document, { [id]: mark }, now), mark }
}

/** Adds marks to what is being written to: the account's if somebody is signed in, otherwise the device's own. */
export function addMarks(document: EveningDocument, marks: EveningDocument['own']['marks'], now: number) {
  return addEvening(document, { marks, settings: {} }, now)
}

/** Changes kept wishes, later than all that is known of them. */
export function addSettings(document: EveningDocument, settings: EveningSettings, now: number): EveningDocument {
  return addEvening(document, { marks: {}, settings }, now)
}

function addEvening(document: EveningDocument, added: Evening, now: number): EveningDocument {
  const { own, account } = document
  if (!account) return { ...document, own: merged(own, added, now, []) }
  return { ...document, account: addToAccount(account, added, now) }
}

/** Adds to the device's copy of an account, which is to be sent. What the account already has a later act of is not. */
export function addToAccount(account: AccountEvening, added: Evening, now: number): AccountEvening {
  // What is to be sent is not dropped before: a deletion that is would never reach the account.
  const after = merged(account, added, now, [...account.pending, ...Object.keys(added.marks)])
  const changed = Object.keys(added.marks).filter((id) => after.marks[id] === added.marks[id])
  const isRoomMade = changed.some((id) => added.marks[id]?.kind === 'none')
  return {
    ...account,
    ...after,
    pending: [...new Set([...account.pending, ...changed, ...(isRoomMade ? account.refused : [])])],
    refused: account.refused.filter((id) => !isRoomMade && !changed.includes(id)),
    unsentSettings: mergeSettings(account.unsentSettings, settingsBeyond(added.settings, account.settings)),
  }
}

function merged(evening: Evening, added: Evening, now: number, unsent: readonly string[]): Evening {
  return {
    marks: trimMarks(mergeMarks(evening.marks, added.marks), now, { unsent }),
    settings: mergeSettings(evening.settings, added.settings),
  }
}
