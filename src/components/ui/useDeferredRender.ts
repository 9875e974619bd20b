import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { whenIdle } from './whenIdle.ts'

/** Queued work in insertion order, so that cards above are drawn before those below. */
const waiting = new Set<() => void>()

function enqueue(work: () => void): () => void {
  waiting.add(work)
  if (waiting.size === 1) whenIdle(runNext)
  return () => waiting.delete(work)
}

/** Margin of the observer: one viewport height above and below. */
const nearby = '100% 0px'
const worksByPlace = new Map<Element, () => void>()
let observer: IntersectionObserver | null = null

/**
 * Queues work once its place is near the viewport.
 * @returns a function that cancels it
 */
function enqueueNearViewport(place: Element, work: () => void): () => void {
  let leave = (): unknown => worksByPlace.delete(place)
  worksByPlace.set(place, () => {
    leave = enqueue(work)
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
 * Whether a component should render its expensive part. Its turn comes when it is near the viewport and the browser is
 * idle, one component at a time, so that a list of forty appears at once and does not block input while its posters are
 * drawn. Components in the page's HTML render immediately, unless they wait there too.
 * @param waitsInHtml whether the component waits for its turn even in the page's HTML
 */
export function useDeferredRender(place: RefObject<Element | null>, waitsInHtml = false): boolean {
  const isInHtml = useIsInHtml()
  const [isReady, setReady] = useState(isInHtml && !waitsInHtml)
  useEffect(
    () => (isReady || !place.current ? undefined : enqueueNearViewport(place.current, () => setReady(true))),
    [isReady, place],
  )
  return isReady
}

/** Whether this render is on the server or part of hydration; false in all later renders. */
export function useIsInHtml(): boolean {
  return !useSyncExternalStore(never, yes, no)
}

const never = () => () => {}
const yes = () => true
/** The snapshot during server rendering and hydration. */
const no = () => false
