/*
 * Entries of the history for what is open over a page. An entry is either open, or spent (what was open has been closed,
 * and nothing was changed meanwhile: it says the same as the one before, so it is used again, or passed over by Back), or
 * an entry like any other (something was changed in it). Which of these it is follows from its mark, its address and
 * what is open; nothing else is kept.
 *
 * Simpler constructions do not do: CloseWatcher and the Navigation API are not in all engines. Going back when something
 * is closed races against the visitor's next press, since engines step through the history later. One entry for all that
 * may open would let Back leave a sheet over a draw, and would lose what was changed in a sheet.
 */

/** Something that is open over the page: a wish's sheet, a draw. Back takes it back. */
interface Over {
  readonly undo: () => void
}

/** The mark of an entry of the history that was made for something open. */
interface OverMark {
  /** Of one opening alone, also after a reload. */
  readonly key: string
  /** Address of the entry before it. */
  readonly from: string
  /** The keys of what was open beneath: a draw, over which a sheet was opened. */
  readonly beneath: readonly string[]
}

interface OpenOver extends Over {
  readonly key: string
}

/** What is open, innermost last. */
let open: OpenOver[] = []
let opened = 0
/** The entry that is shown, as it was when the visitor came to it or last changed it. */
let shown: { readonly mark: OverMark | null; readonly address: string } | null = null
/** Whether the next step through the history is this module's own way forward again. */
let isReturning = false
/** What the entry of something open is to say, and does not say yet. */
let unwritten: { readonly key: string; readonly state: object; readonly address: string } | null = null

/** What the entry that is shown says, or is about to. */
function address(): string {
  if (unwritten && markOf(window.history.state)?.key === unwritten.key) return unwritten.address
  return window.location.pathname + window.location.search
}

function markOf(state: unknown): OverMark | null {
  if (typeof state !== 'object' || state === null || !('over' in state)) return null
  const { over } = state
  if (typeof over !== 'object' || over === null || !('key' in over && 'from' in over)) return null
  if (typeof over.key !== 'string' || typeof over.from !== 'string') return null
  const beneath: readonly unknown[] = 'beneath' in over && Array.isArray(over.beneath) ? over.beneath : []
  return { key: over.key, from: over.from, beneath: beneath.filter((one) => typeof one === 'string') }
}

const here = () => ({ mark: markOf(window.history.state), address: address() })

const isOpen = (mark: OverMark): boolean => open.some(({ key }) => key === mark.key)

/** Whether an entry says the same as the one before it, and nothing is open there: what was open has been closed. */
const isSpent = (entry: ReturnType<typeof here>): boolean =>
  entry.mark !== null && entry.mark.from === entry.address && !isOpen(entry.mark)

/** Whether a change belongs to the entry that is shown, rather than to a new one: it was made for what is open, or spent. */
export function ownsEntry(): boolean {
  const entry = here()
  return entry.mark !== null && (isOpen(entry.mark) || isSpent(entry))
}

/** Whether the entry that is shown is that of something open. */
export function isOverEntry(): boolean {
  const { mark } = here()
  return mark !== null && isOpen(mark)
}

/**
 * Changes what the entry of something open says. The browser is told later, by `writeEntry`: on a slow phone that takes
 * as long as it takes to show what the change has done. Everything here counts on the new address at once.
 * @param state what the entry's state is to have besides
 */
export function rewriteEntry(address: string, state: object): void {
  const mark = markOf(window.history.state)
  if (mark) unwritten = { key: mark.key, state, address }
  noteEntry()
}

/** Tells the browser what `rewriteEntry` has changed. Where another entry is shown, that waits until this one is again. */
export function writeEntry(): void {
  if (!unwritten || markOf(window.history.state)?.key !== unwritten.key) return
  const { state, address } = unwritten
  unwritten = null
  window.history.replaceState({ ...window.history.state, ...state }, '', address)
}

/** To be called where another entry has been made, or the one that is shown says something else. */
export function noteEntry(): void {
  shown = here()
}

/**
 * Gives something that opens over the page an entry of the history. Closed otherwise than by Back, the entry stays, and
 * is used again: going back at once would race against what the visitor does next.
 * @returns a function to be called when it closes
 */
export function openOver(over: Over): () => void {
  writeEntry()
  const key = `${performance.timeOrigin} ${opened++}`
  const entry = here()
  const from = isSpent(entry) ? entry.mark?.from : entry.address
  const state = { ...window.history.state, over: { key, from, beneath: open.map((one) => one.key) } }
  if (isSpent(entry)) window.history.replaceState(state, '')
  else window.history.pushState(state, '')
  open.push({ ...over, key })
  shown = here()
  return () => {
    writeEntry()
    open = open.filter((one) => one.key !== key)
  }
}

/**
 * To be called at each step through the history: closes what was open over the entry that was left.
 * @returns whether the address is to be read; not while this module goes on to another entry
 */
export function stepOver(): boolean {
  const left = shown
  const wasSpent = left !== null && isSpent(left)
  const wasOpen = left?.mark && isOpen(left.mark) ? left : null
  writeEntry()
  shown = here()
  if (isReturning) {
    isReturning = false
    return true
  }
  const stays = shown.mark ? [shown.mark.key, ...shown.mark.beneath] : []
  const kept = open.findLastIndex(({ key }) => stays.includes(key))
  const closed = open.slice(kept + 1)
  open = open.slice(0, kept + 1)
  for (const { undo } of closed.toReversed()) undo()
  const isBefore = left?.mark?.from === shown.address
  if (wasOpen && isBefore && wasOpen.address !== shown.address) {
    // Back has closed a sheet. What was changed in it stays, and is the step that Back undoes next.
    isReturning = true
    window.history.forward()
    return false
  }
  if (wasSpent && isBefore) {
    // An entry that says nothing of its own is no step for the visitor.
    window.history.back()
    return false
  }
  return true
}
