import { atom, computed } from 'nanostores'
import { noWishes, readTonight, type Tonight, writeTonight } from '#src/domain/evening/tonight.ts'
import { afterFrame } from './afterFrame.ts'
import { isOverEntry, noteEntry, ownsEntry, rewriteEntry, stepOver, writeEntry } from './overEntry.ts'

/** Tonight's wishes and nudges; the address holds them, so that Back undoes a change and a link restores it. */
export const $tonight = atom<Tonight>(noWishes)

/**
 * The same as lists have it: after a change a frame later, so that the control that was pressed, and the numbers on
 * those beside it, are painted before a list is ranked and drawn.
 */
export const $listed = atom<Tonight>(noWishes)

/** Whether the list is still that of the wishes before. */
export const $isListBehind = computed([$tonight, $listed], (tonight, listed) => tonight !== listed)

/** The query of the address, wishes and all, as the browser shows it. */
export const $query = atom('')

let isPutOff = false
$tonight.listen((tonight) => {
  if (!isPutOff) $listed.set(tonight)
})

/** The time that "done by" is counted from; renewed when a wish changes and while one is counted (`keepTime`). */
export const $now = atom(new Date(0))

const minuteMs = 60_000

/** Renews `$now` where another minute has begun: nothing is counted more finely, and lists are ranked anew with it. */
export function renewNow(): void {
  const now = new Date()
  if (Math.floor(now.getTime() / minuteMs) !== Math.floor($now.get().getTime() / minuteMs)) $now.set(now)
}

/**
 * Whether this entry of the history has wishes as the visitor left them, none included: what is kept from evening to
 * evening is not applied to it again when the page is reloaded.
 */
export function isSettled(): boolean {
  return window.history.state?.isSettled === true
}

/** Marks this entry of the history (`isSettled`). */
function settleWishes(): void {
  window.history.replaceState({ ...window.history.state, isSettled: true }, '')
}

let starts = 0

function read(): void {
  renewNow()
  $query.set(window.location.search)
  $tonight.set(readTonight(new URLSearchParams(window.location.search)))
}

function step(): void {
  if (!stepOver()) return
  settleWishes()
  read()
}

/**
 * Reads tonight's wishes from the address, and again at each step through the history; once, however many parts of a
 * page ask for it.
 * @returns a function that stops
 */
export function startTonight(): () => void {
  starts++
  if (starts === 1) {
    noteEntry()
    read()
    window.addEventListener('popstate', step)
    window.addEventListener('pagehide', writeEntry)
  }
  return () => {
    starts--
    if (starts > 0) return
    window.removeEventListener('popstate', step)
    window.removeEventListener('pagehide', writeEntry)
  }
}

/**
 * Changes tonight's wishes, and the address with them. All changes while a sheet is open are one step.
 * @param how whether the change is a step of its own in the history, or part of the last one
 */
export function wishTonight(change: Partial<Tonight>, how: 'step' | 'sameStep' = 'step'): void {
  const next = { ...$tonight.get(), more: 0, ...change }
  const query = writeTonight(next)
  // What changes nothing is no step: Back would seem to do nothing.
  const isStep = how === 'step' && query !== writeTonight($tonight.get()) && !ownsEntry()
  const others = new URLSearchParams(window.location.search)
  for (const name of Object.keys(noWishes)) others.delete(name)
  const parts = [others.toString(), query].filter(Boolean).join('&')
  const address = window.location.pathname + (parts && `?${parts}`)
  renewNow()
  const isInSheet = how === 'step' && isOverEntry()
  if (isInSheet) rewriteEntry(address, { isSettled: true })
  else {
    if (isStep) window.history.pushState({ isSettled: true }, '', address)
    else window.history.replaceState({ ...window.history.state, isSettled: true }, '', address)
    noteEntry()
    $query.set(window.location.search)
  }
  isPutOff = how === 'step'
  $tonight.set(next)
  isPutOff = false
  if (how === 'step') afterFrame(followTonight)
}

/** In a frame of their own each, after the one with the control that was pressed: the list, and an address still unwritten. */
function followTonight(): void {
  $listed.set($tonight.get())
  afterFrame(() => {
    writeEntry()
    $query.set(window.location.search)
  })
}

/** Renews `$now` once a minute, while something on screen is counted from it. @returns a function that stops */
export function keepTime(): () => void {
  const timer = setInterval(renewNow, minuteMs)
  return () => clearInterval(timer)
}
