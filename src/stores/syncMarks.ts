import { computed } from 'nanostores'
import { $eveningDocument } from './eveningDocument.ts'

/**
 * Whether what was on the device before the sign-in is to be asked about: `ask` (show the question), `taken`,
 * `declined`, or `none` (nobody is signed in, or there was nothing).
 */
export type TakeOver = 'none' | 'ask' | 'taken' | 'declined'

export const $takeOver = computed($eveningDocument, ({ own, account }): TakeOver => {
  if (!account) return 'none'
  const isAsked = Object.values(own.marks).some(({ kind }) => kind !== 'none') || Object.keys(own.settings).length > 0
  return isAsked ? 'ask' : account.answer
})

/** How many titles the question is about. */
export const $takeOverCount = computed(
  $eveningDocument,
  ({ own }) => Object.values(own.marks).filter(({ kind }) => kind !== 'none').length,
)

/** Ids of titles that the account had no room for; they stay on this device. */
export const $refusedMarks = computed($eveningDocument, ({ account }) => account?.refused ?? [])

/** Adds what is on the device to the account. */
export function takeOver(): void {
  throw new Error('not yet')
}

/** Leaves what is on the device out of the account. It is there again after the sign-out. */
export function declineTakeOver(): void {
  throw new Error('not yet')
}

/** Keeps the device and the account in agreement while the page is open. Idempotent. @returns a function that ends it */
export function startMarkSync(): () => void {
  throw new Error('not yet')
}

/** Sends what is unsent now, for example before a sign-out. Never rejects. */
export async function flushMarks(): Promise<void> {
  throw new Error('not yet')
}
