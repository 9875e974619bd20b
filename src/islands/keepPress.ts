declare global {
  interface Document {
    /** The last control that was pressed; a script that answers for it and ran later takes it from here. */
    pressed?: HTMLElement
  }
}

/** Controls that a script answers; links, forms, popovers and foldables work without it. */
const controls = 'main button, [type=radio], [role=option], [commandfor]'

/** Keeps what was clicked, where a control, until the script that answers it runs. */
export function keepPress(clicked: Element): void {
  const pressed = clicked.closest<HTMLElement>(controls)
  if (pressed) document.pressed = pressed
}

/**
 * Marks a link that is followed until the page is left, so that a slow line looks like one. Scripts that take a link over were asked before.
 * @param clicked what the click was on
 */
export function markFollowed(clicked: Element, event: MouseEvent): void {
  const link = clicked.closest('a')
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
  link.setAttribute('data-chosen', '')
  // The browser may show the page again as it was left.
  window.addEventListener('pagehide', () => link.removeAttribute('data-chosen'))
}
