declare global {
  interface Document {
    /** The last control that was pressed, for the script that handles it and may run later. */
    pressed?: HTMLElement
    /** The keys that were pressed in a listbox, for the script that handles them and may run later. */
    keys?: string[]
  }
}

/** Controls that need a script; links, forms, popovers and disclosures work without. */
const controls = 'main button, [type=radio], [role=option], [commandfor]'
/** Links that an island intercepts to do something other than navigate, while that island is not hydrated yet. */
const keptLinks = 'astro-island[ssr] [data-kept]'

/** Records a click on a control until the script that handles it runs. */
export function keepPress(clicked: Element): void {
  const pressed = clicked.closest<HTMLElement>(`${controls}, ${keptLinks}`)
  if (pressed) document.pressed = pressed
}

/** Records a key pressed in a listbox until the script that handles it runs. */
export function keepKey({ target, key }: KeyboardEvent): void {
  if (target instanceof Element && target.role === 'listbox') document.keys = [...(document.keys ?? []), key]
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
  if (link.matches(keptLinks)) {
    event.preventDefault()
    return
  }
  // The mark must not remain if the page is restored from the back/forward cache.
  window.addEventListener('pagehide', () => link.removeAttribute('data-chosen'))
}
