/** Distance between a button and its popover, and of that from the window's edges, in CSS pixels. */
const gap = 8

/** The button that opens a popover; the first of several. */
export function buttonOf(popoverId: string): HTMLElement | null {
  return document.querySelector(`[popovertarget="${popoverId}"]`)
}

/**
 * Opens a popover at its button: below it, or above it where there is more room. Where styles make it a sheet at the
 * window's lower edge, they ignore the position.
 */
export function placePopover(popover: HTMLElement, side: 'below' | 'above'): void {
  const button = buttonOf(popover.id)?.getBoundingClientRect()
  if (!button) return
  const { offsetWidth: width, offsetHeight: height } = popover
  const isAbove = side === 'above' && button.top > height + 2 * gap
  const start = side === 'above' ? button.right - width : button.left
  const left = Math.max(gap, Math.min(start, document.documentElement.clientWidth - width - gap))
  const top = isAbove ? button.top - height - gap : button.bottom + gap
  popover.style.setProperty('--left', `${left + window.scrollX}px`)
  popover.style.setProperty('--top', `${top + window.scrollY}px`)
  popover.style.setProperty('--room', `${window.innerHeight - top - gap}px`)
}
