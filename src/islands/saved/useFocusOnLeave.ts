import { useEffect, useRef } from 'react'

/** Focuses the sentence that counts when the title with the focus has left the list. */
export function useFocusOnLeave(line: { readonly current: HTMLElement | null }, total: number): void {
  const last = useRef(total)
  useEffect(() => {
    const hasShrunk = total < last.current
    last.current = total
    if (hasShrunk && document.activeElement === document.body) line.current?.focus({ preventScroll: true })
  }, [line, total])
}
