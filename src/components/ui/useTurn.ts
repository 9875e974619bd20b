import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { whenIdle } from './whenIdle.ts'

/** Work that waits for its turn, in the order in which it came: cards above come before those below. */
const waiting = new Set<() => void>()

function takeTurn(work: () => void): () => void {
  waiting.add(work)
  if (waiting.size === 1) whenIdle(runNext)
  return () => waiting.delete(work)
}

/** A screenful above and below what is seen. */
const nearby = '100% 0px'
const worksByPlace = new Map<Element, () => void>()
let observer: IntersectionObserver | null = null

/** Queues work as soon as its place is near what the visitor sees. @returns a function that calls it off */
function takeTurnNear(place: Element, work: () => void): () => void {
  let leave = (): unknown => worksByPlace.delete(place)
  worksByPlace.set(place, () => {
    leave = takeTurn(work)
  })
  observer ??= new IntersectionObserver(queueNear, { rootMargin: nearby })
  observer.observe(place)
  return () => {
    observer?.unobserve(place)
    leave()
  }
}

function queueNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue
    observer?.unobserve(target)
    worksByPlace.get(target)?.()
    worksByPlace.delete(target)
  }
}

function runNext(): void {
  const [next] = waiting
  if (!next) return
  next()
  waiting.delete(next)
  if (waiting.size > 0) whenIdle(runNext)
}

/**
 * Whether it is this component's turn to do its costly part: when its place is near what the visitor sees, and one after another, each when the browser is idle, so that
 * a list of forty is on screen at once and no key press waits for its pictures. What stands in the page's HTML has had its turn, unless it waits there, too.
 */
export function useTurn(place: RefObject<Element | null>, waitsInHtml = false): boolean {
  const isInHtml = useIsInHtml()
  const [hasTurn, setTurn] = useState(isInHtml && !waitsInHtml)
  useEffect(
    () => (hasTurn || !place.current ? undefined : takeTurnNear(place.current, () => setTurn(true))),
    [hasTurn, place],
  )
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
