import { type RefCallback, useCallback, useRef } from 'react'

/**
 * Moves the focus to the heading of a new screen, so that keyboards and screen readers go on there. Not on the first
 * screen of a page, which nobody has asked for.
 * @param screen names the screen
 */
export function useFocusOnce(screen: string): RefCallback<HTMLElement> {
  const focused = useRef(screen)
  return useCallback(
    (heading) => {
      if (!heading || focused.current === screen) return
      focused.current = screen
      heading.focus({ preventScroll: true })
    },
    [screen],
  )
}

/** Focuses a heading when it appears, since what the visitor pressed is gone with the screen before. */
export const focusHeading: RefCallback<HTMLElement> = (heading) => heading?.focus({ preventScroll: true })
