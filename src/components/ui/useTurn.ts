import { useEffect, useState, useSyncExternalStore } from 'react'
import { whenIdle } from './whenIdle.ts'

/** Work that waits for its turn, in the order in which it came: cards above come before those below. */
const waiting = new Set<() => void>()

function takeTurn(work: () => void): () => void {
  waiting.add(work)
  if (waiting.size === 1) whenIdle(runNext)
  return () => waiting.delete(work)
}

function runNext(): void {
  const [next] = waiting
  if (!next) return
  next()
  waiting.delete(next)
  if (waiting.size > 0) whenIdle(runNext)
}

/**
 * Whether it is this component's turn to do its costly part: one after another, each when the browser is idle, so that a list of forty is on screen at once and no
 * key press waits for its pictures. What stands in the page's HTML has had its turn.
 */
export function useTurn(): boolean {
  const isInHtml = useIsInHtml()
  const [hasTurn, setTurn] = useState(isInHtml)
  useEffect(() => (hasTurn ? undefined : takeTurn(() => setTurn(true))), [hasTurn])
  return hasTurn
}

/** Whether this component is rendered into the page's HTML, or taken over from it, at this moment; later on never. */
export function useIsInHtml(): boolean {
  return !useSyncExternalStore(never, yes, no)
}

const never = () => () => {}
const yes = () => true
/** While it is rendered on the server, and while React takes over that HTML. */
const no = () => false
