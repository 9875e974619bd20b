declare global {
  interface Document {
    /** The last control that was pressed; a script that answers for it and ran later takes it from here. */
    pressed?: HTMLElement
    /** The keys that were pressed in a list of choices, for the script that moves in it. */
    keys?: string[]
  }
}

/** Controls that a script answers; links, forms, popovers and foldables work without it. */
const controls = 'main button, [type=radio], [role=option], [commandfor]'
/** Links that lead elsewhere than their island, which is on its way, would: `data-kept`. */
const keptLinks = 'astro-island[ssr] [data-kept]'

/** Keeps what was clicked, where a control, until the script that answers it runs. */
export function keepPress(clicked: Element): void {
  const pressed = clicked.closest<HTMLElement>(`${controls}, ${keptLinks}`)
  if (pressed) document.pressed = pressed
}

/** Keeps a key that was pressed in a list of choices, until the script that moves in it runs. */
export function keepKey({ target, key }: KeyboardEvent): void {
  if (target instanceof Element && target.role === 'listbox') document.keys = [...(document.keys ?? []), key]
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
  if (link.matches(keptLinks)) {
    event.preventDefault()
    return
  }
  // The browser may show the page again as it was left.
  window.addEventListener('pagehide', () => link.removeAttribute('data-chosen'))
}
