declare global {
  interface Document {
    /** The last control that was pressed, for the script that handles it and may run later. */
    pressed?: HTMLElement
    /** The keydown events in a listbox, for the script that handles them and may run later. */
    keys?: KeyboardEvent[]
  }
}

/**
 * Controls that need a script; other links, forms, popovers and disclosures work without. `data-kept` marks a link that
 * its island intercepts to do something other than navigate.
 */
const controls = 'main button, [type=radio], [role=option], [commandfor], [data-kept]'

/** Records a click on a control until the script that handles it runs. */
export function recordPress(clicked: Element): void {
  const pressed = clicked.closest<HTMLElement>(controls)
  if (pressed) document.pressed = pressed
}

/**
 * Marks a clicked link as chosen until the page is left, as feedback on a slow connection. Clicks that another script
 * has handled are ignored. A link whose island is not hydrated yet (`data-kept`) is marked but not followed: it waits
 * for the island.
 * @param clicked the target of the click
 */
export function markFollowed(clicked: Element, event: MouseEvent): void {
  const link = clicked.closest('a')
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
  link.setAttribute('data-chosen', '')
  if (link.matches('[ssr] [data-kept]')) {
    event.preventDefault()
    return
  }
  // The mark must not remain if the page is restored from the back/forward cache.
  window.addEventListener('pagehide', () => link.removeAttribute('data-chosen'))
}
