declare global {
  interface Document {
    /** The last control that was pressed; a script that answers for it and ran later takes it from here. */
    pressed?: HTMLElement
    /** The keys that were pressed in a list of choices, for the script that moves in it. */
    keys?: KeyboardEvent[]
  }
}

/**
 * Controls that a script answers; other links, forms, popovers and foldables work without it. A link with `data-kept` leads elsewhere than its island, which is on its way,
 * would.
 */
const controls = 'main button, [type=radio], [role=option], [commandfor], [data-kept]'

/** Keeps what was clicked, where a control, until the script that answers it runs. */
export function keepPress(clicked: Element): void {
  const pressed = clicked.closest<HTMLElement>(controls)
  if (pressed) document.pressed = pressed
}

/**
 * Marks a link that is followed until the page is left, so that a slow line looks like one. Scripts that take a link over were asked before; where one is still on its
 * way (`data-kept`), the link waits for it.
 * @param clicked what the click was on
 */
export function markFollowed(clicked: Element, event: MouseEvent): void {
  const link = clicked.closest('a')
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
  link.setAttribute('data-chosen', '')
  if (link.matches('[ssr] [data-kept]')) {
    event.preventDefault()
    return
  }
  // The browser may show the page again as it was left.
  window.addEventListener('pagehide', () => link.removeAttribute('data-chosen'))
}
