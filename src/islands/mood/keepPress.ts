import { isPlainClick } from '#src/islands/shared/isPlainClick.ts'

/** How long a press waits for the code that answers it, before it opens what the link leads to. */
const pressWaitsMs = 1500

/**
 * Keeps a press on a small lamp while the code that lights it is on its way; the link is opened where that takes too
 * long.
 * @returns ends it, and gives the lamp that was pressed
 */
export function keepPress(): () => HTMLAnchorElement | null {
  let pressed: HTMLAnchorElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = (): HTMLAnchorElement | null => {
    clearTimeout(timer)
    document.removeEventListener('click', onClick)
    const lamp = pressed
    pressed = null
    return lamp
  }
  function onClick(event: MouseEvent): void {
    const lamp = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.second a') : null
    if (!lamp || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    pressed = lamp
    clearTimeout(timer)
    timer = setTimeout(() => followLamp(end()), pressWaitsMs)
  }
  document.addEventListener('click', onClick)
  return end
}

/** Opens what a lamp leads to; nothing where none was pressed. */
export function followLamp(lamp: HTMLAnchorElement | null): void {
  if (lamp) window.location.assign(lamp.href)
}
