import { type RefCallback, useCallback, useEffect, useRef } from 'react'

interface Sides {
  readonly left: () => void
  readonly right: () => void
}

/** The arrow keys as two answers; not while somebody types, nor together with another key. */
export function useArrowKeys(sides: Sides): void {
  const latest = useRef(sides)
  latest.current = sides
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.repeat) return
      if (event.target instanceof Element && event.target.closest('input, textarea, select, [role=dialog]')) return
      if (event.key === 'ArrowLeft') latest.current.left()
      else if (event.key === 'ArrowRight') latest.current.right()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** How far a finger moves before it counts, in CSS pixels: well beyond a tap that slips. */
const reach = 90

/** A finger's swipe to either side as two answers, in addition to the buttons. What is swiped follows the finger. */
export function useSwipe(sides: Sides): RefCallback<HTMLElement> {
  const latest = useRef(sides)
  latest.current = sides
  return useCallback((element) => {
    if (!element) return
    const listening = new AbortController()
    const { signal } = listening
    let from: { readonly id: number; readonly x: number; readonly y: number } | null = null
    const move = (x: number): void => element.style.setProperty('--swipe', `${x}px`)
    element.addEventListener(
      'pointerdown',
      ({ pointerType, pointerId, clientX, clientY }) => {
        if (pointerType === 'touch') from = { id: pointerId, x: clientX, y: clientY }
      },
      { signal },
    )
    element.addEventListener(
      'pointermove',
      ({ pointerId, clientX, clientY }) => {
        if (from?.id !== pointerId) return
        const x = clientX - from.x
        if (Math.abs(x) > Math.abs(clientY - from.y)) move(x / 2)
      },
      { signal },
    )
    const end = ({ pointerId, clientX, clientY, type }: PointerEvent): void => {
      if (from?.id !== pointerId) return
      const x = clientX - from.x
      const isSideways = Math.abs(x) > 2 * Math.abs(clientY - from.y)
      from = null
      move(0)
      if (type === 'pointercancel' || Math.abs(x) < reach || !isSideways) return
      if (x < 0) latest.current.left()
      else latest.current.right()
    }
    element.addEventListener('pointerup', end, { signal })
    element.addEventListener('pointercancel', end, { signal })
    return () => listening.abort()
  }, [])
}
