import { computed } from 'nanostores'
import { call } from '#src/api/client.ts'
import { markEndpoints } from '#src/api/markEndpoints.ts'
import { ApiError } from '#src/api/send.ts'
import type { EveningAnswer } from '#src/domain/evening/eveningSync.ts'
import {
  beginAccount,
  declineOwn,
  type EveningQuestion,
  learnAnswer,
  leaveAccount,
  nextQuestion,
  takeOverOwn,
} from '#src/domain/evening/syncEvening.ts'
import { $eveningDocument, changeEvening, forgetAccountMarks } from './eveningDocument.ts'
import { mayBeSignedIn } from './signInHint.ts'

/**
 * Whether the visitor is to be asked about what was on the device before the sign-in: `ask`, `taken`, `declined`, or
 * `none` (nobody is signed in, or there was nothing).
 */
export type TakeOver = 'none' | 'ask' | 'taken' | 'declined'

/** Whether the account has answered since it is on this device. */
const $isKnown = computed($eveningDocument, ({ account }) => account !== null && account.owner !== '')

export const $takeOver = computed([$eveningDocument, $isKnown], ({ own, account }, isKnown): TakeOver => {
  if (!account || !isKnown) return 'none'
  const isAsked = Object.values(own.marks).some(({ kind }) => kind !== 'none') || Object.keys(own.settings).length > 0
  return isAsked ? 'ask' : account.answer
})

/** How many titles the question is about; 0 if it is about wishes alone. */
export const $takeOverCount = computed(
  $eveningDocument,
  ({ own }) => Object.values(own.marks).filter(({ kind }) => kind !== 'none').length,
)

/** Ids of titles that the account had no room for; they stay on this device. */
export const $refusedMarks = computed($eveningDocument, ({ account }): readonly string[] => account?.refused ?? [])

/** Adds what is on the device to the account. */
export function takeOver(): void {
  changeEvening((document) => takeOverOwn(document, Date.now()))
}

/** Leaves what is on the device out of the account. It is there again after the sign-out. */
export function declineTakeOver(): void {
  changeEvening(declineOwn)
}

/** Marks in one request: with wishes below the 16 KB that the server reads. */
const mostInBatch = 100
/** In milliseconds: the least time between two requests. */
const pauseMs = 2000
/** In milliseconds: after a failure, and doubled by each further one up to the longest. */
const [shortestRetryMs, longestRetryMs] = [4000, 300_000]
/** In milliseconds: how old what is known may be when a page is seen again. */
const freshMs = 60_000

/** How many pages of this tab keep the sync running. */
let starts = 0
let stopListening = (): void => {}
let timer: ReturnType<typeof setTimeout> | undefined
let underWay: Promise<boolean> | undefined
let lastAskedAt = Number.NEGATIVE_INFINITY
let retryMs = shortestRetryMs
/** On the clock of `performance`: the end of the pause after a failure. */
let waitsUntil = 0

/**
 * Keeps the device and the account in agreement while a page is open: asks at once for what other devices did, then
 * sends acts in batches, at most one in two seconds; again when the network is back, when the page is seen again, and
 * when it is left. What is unsent is in the stored document, so that nothing is lost when the page goes.
 *
 * Signed in is who has the sign-in hint. Without it, at the start, when the page is seen again or when cookies change,
 * the account's copy leaves the device (`leaveAccount`): its marks and wishes are kept apart from those made signed
 * out, which stay. An answer of 401 counts as a sign-out, too.
 * @returns a function that ends it
 */
export function startMarkSync(): () => void {
  starts += 1
  if (starts === 1) stopListening = begin()
  let isOn = true
  return () => {
    if (!isOn) return
    isOn = false
    starts -= 1
    if (starts > 0) return
    stopListening()
    clearTimeout(timer)
    timer = undefined
  }
}

function begin(): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const stopFollowing = $eveningDocument.listen(planSoon)
  window.addEventListener('online', comeBack, { signal })
  window.addEventListener('pagehide', sendLast, { signal })
  window.addEventListener('pageshow', lookAgain, { signal })
  document.addEventListener('visibilitychange', lookAgain, { signal })
  if ('cookieStore' in window) window.cookieStore.addEventListener('change', noticeSignIn, { signal })
  lookAgain()
  return () => {
    stopFollowing()
    listening.abort()
  }
}

/** Begins or ends the copy of the account. @returns whether somebody is signed in */
function noticeSignIn(): boolean {
  const isSignedIn = mayBeSignedIn()
  const { account } = $eveningDocument.get()
  if (isSignedIn && !account) changeEvening(beginAccount)
  if (!isSignedIn) forgetAccountMarks()
  return isSignedIn
}

/** A page that is hidden sends what is left: on phones it may never be seen again. */
function lookAgain(): void {
  if (document.visibilityState === 'hidden') {
    sendLast()
    return
  }
  if (!noticeSignIn()) return
  const { account } = $eveningDocument.get()
  if (hasUnsent() || Math.abs(Date.now() - (account?.answeredAt ?? 0)) > freshMs) plan(0)
}

function comeBack(): void {
  waitsUntil = 0
  retryMs = shortestRetryMs
  if (noticeSignIn()) plan(0)
}

function hasUnsent(): boolean {
  const { account } = $eveningDocument.get()
  return account !== null && (account.owner === '' || nextQuestion(account, 1).change !== null)
}

/** Plans the next request after an act: two seconds after the last request, and not before a retry is due. */
function planSoon(): void {
  // Of several tabs the visible one sends.
  if (!hasUnsent() || document.visibilityState === 'hidden') return
  const now = performance.now()
  plan(Math.max(0, lastAskedAt + pauseMs - now, waitsUntil - now))
}

function plan(ms: number): void {
  if (starts === 0 || (timer !== undefined && ms > 0)) return
  clearTimeout(timer)
  timer = setTimeout(() => {
    timer = undefined
    void askOnce().then(planSoon)
  }, ms)
}

/** Asks once; while a request is under way there is no second one. @returns whether there was an answer */
function askOnce(): Promise<boolean> {
  underWay ??= ask().finally(() => {
    underWay = undefined
  })
  return underWay
}

async function ask(): Promise<boolean> {
  if (!noticeSignIn()) return false
  const { account } = $eveningDocument.get()
  if (!account) return false
  const question = nextQuestion(account, mostInBatch)
  lastAskedAt = performance.now()
  try {
    const answer = await send(question)
    changeEvening((document) => learnAnswer(document, question, answer, Date.now()))
    retryMs = shortestRetryMs
    return true
  } catch (error) {
    fail(error)
    return false
  }
}

function send({ since, change }: EveningQuestion, keepalive = false): Promise<EveningAnswer> {
  if (!change) return call(markEndpoints.marks, { since: String(since) })
  return call(markEndpoints.updateMarks, { body: change }, { keepalive })
}

function fail(error: unknown): void {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 401) forgetAccountMarks()
  // Somebody else is signed in: whose marks these are is asked anew.
  if (status === 403) changeEvening((document) => beginAccount(leaveAccount(document, Date.now())))
  waitsUntil = performance.now() + retryMs
  retryMs = Math.min(longestRetryMs, retryMs * 2)
}

/** Sends what is unsent while the page goes; the answer is not awaited, and asked for again by the next page. */
function sendLast(): void {
  const { account } = $eveningDocument.get()
  const question = account && mayBeSignedIn() ? nextQuestion(account, mostInBatch) : null
  if (question?.change) void send(question, true).catch(() => {})
}

/** Sends what is unsent now, for example before a sign-out. Never rejects, and gives up at the first failure. */
export async function flushMarks(): Promise<void> {
  while (hasUnsent() && (await askOnce()));
}
