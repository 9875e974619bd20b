import { addToAccount } from './actOnTitle.ts'
import {
  type AccountEvening,
  type EveningDocument,
  emptyAccount,
  emptyEvening,
  mergeEvenings,
} from './eveningDocument.ts'
import type { EveningAnswer, EveningChange } from './eveningSync.ts'
import { type Mark, type Marks, writeMark } from './mark.ts'
import { mergeMarks, trimMarks } from './mergeMarks.ts'
import { mergeSettings, settingsBeyond } from './settings.ts'

/** What a device has asked of an account: how much it knew, and what it sent. */
export interface EveningQuestion {
  readonly since: number
  /** Null for reading alone. */
  readonly change: EveningChange | null
}

/**
 * What is to be asked next. The first question sends nothing, because the device does not know yet whose account it is.
 * @param most marks in one request
 */
export function nextQuestion(
  { owner, cursor, marks, pending, unsentSettings }: AccountEvening,
  most: number,
): EveningQuestion {
  const sent = pending.flatMap((id) => marks[id] ?? []).slice(0, most)
  const hasUnsent = sent.length > 0 || Object.keys(unsentSettings).length > 0
  if (owner === '' || !hasUnsent) return { since: cursor, change: null }
  return { since: cursor, change: { marks: sent, settings: unsentSettings, since: cursor, owner } }
}

/**
 * Takes over an account's answer. What was done meanwhile stays, and stays to be sent. If it is somebody else's account
 * by now, what the device knew of the earlier one leaves it (`leaveAccount`).
 * @param now in milliseconds since 1970
 */
export function learnAnswer(
  document: EveningDocument,
  { since, change }: EveningQuestion,
  answer: EveningAnswer,
  now: number,
): EveningDocument {
  if (!document.account) return document
  const isOther = document.account.owner !== '' && document.account.owner !== answer.owner
  const { account, ...rest } = isOther ? beginAccount(leaveAccount(document, now)) : document
  const before = account ?? emptyAccount
  // Another tab has asked meanwhile: what is answered by an older state of the account is asked for again.
  const isCurrent = before.cursor === since
  const learned = isCurrent ? withAnswer(before, answer, now) : before
  const sent = change?.owner === answer.owner ? change.marks : []
  const refused = new Set(answer.refused)
  const known = new Map([...sent.filter(({ id }) => !refused.has(id)), ...answer.marks].map((mark) => [mark.id, mark]))
  const isSame = (id: string, other: Mark | undefined): boolean => {
    const mark = learned.marks[id]
    return mark !== undefined && other !== undefined && writeMark(mark) === writeMark(other)
  }
  // A mark that is gone, as one that was damaged in storage, can never be confirmed.
  const isToSend = (id: string): boolean => learned.marks[id] !== undefined && !isSame(id, known.get(id))
  const nowRefused = sent.filter((mark) => refused.has(mark.id) && isSame(mark.id, mark)).map(({ id }) => id)
  return {
    ...rest,
    account: {
      ...learned,
      owner: answer.owner,
      answeredAt: now,
      pending: learned.pending.filter((id) => isToSend(id) && !nowRefused.includes(id)),
      refused: [...new Set([...learned.refused, ...nowRefused])].filter((id) => !isSame(id, known.get(id))),
      unsentSettings: settingsBeyond(learned.unsentSettings, answer.settings),
    },
  }
}

function withAnswer(account: AccountEvening, answer: EveningAnswer, now: number): AccountEvening {
  const kept = answer.isWhole ? unsentMarks(account) : account.marks
  const learned = Object.fromEntries(answer.marks.map((mark) => [mark.id, mark]))
  return {
    ...account,
    cursor: answer.cursor,
    marks: trimMarks(mergeMarks(kept, learned), now, { unsent: account.pending }),
    settings: mergeSettings(account.settings, settingsBeyond(answer.settings, account.settings)),
  }
}

function unsentMarks({ marks, pending, refused }: AccountEvening): Marks {
  return Object.fromEntries([...pending, ...refused].flatMap((id) => (marks[id] ? [[id, marks[id]]] : [])))
}

/** Begins to keep a copy of an account, at a sign-in. */
export function beginAccount(document: EveningDocument): EveningDocument {
  return document.account ? document : { ...document, account: emptyAccount }
}

/**
 * Removes the account's copy from the device, after a sign-out. What the account has not confirmed stays, as if it had
 * been done signed out: nowhere else is it known.
 */
export function leaveAccount({ own, declined, account }: EveningDocument, now: number): EveningDocument {
  if (!account) return { own, declined, account }
  const unsent = { marks: unsentMarks(account), settings: account.unsentSettings }
  const merged = mergeEvenings(own, unsent)
  return { own: { ...merged, marks: trimMarks(merged.marks, now) }, declined, account: null }
}

/** Adds to the account what was done on the device before the sign-in. The device keeps no other copy of it. */
export function takeOverOwn(document: EveningDocument, now: number): EveningDocument {
  const { own, account } = document
  if (!account) return document
  return { ...document, own: emptyEvening, account: { ...addToAccount(account, own, now), answer: 'taken' } }
}

/**
 * Leaves out of the account what was done before the sign-in. It is not asked about again, and seen when signed out.
 */
export function declineOwn({ own, declined, account }: EveningDocument): EveningDocument {
  if (!account) return { own, declined, account }
  return { own: emptyEvening, declined: mergeEvenings(declined, own), account: { ...account, answer: 'declined' } }
}
