/** What an entry of the history carries over to the page that is loaded anew in it, also where storage is blocked. */
interface Renewed {
  /** The island's code for which the page was loaded anew: a second time would help no more, and a cache may answer with a page that is just as old. */
  readonly component: string
  /** What stood in the page's fields, by their ids. */
  readonly typed: Readonly<Record<string, string>>
  /** The id of what had the focus. */
  readonly focused: string | undefined
}

/** Several files of a page fail together. */
let isAsked = false

/**
 * Loads a page anew that is older than the site. A host keeps no file of an earlier version, so a page that was open during a deploy cannot load its islands unless the
 * service worker has them. The address, the scroll position and what was typed stay. The page that the server has now is asked first: without a network, or where it
 * still names the same file, loading it anew would help nobody and could go on for ever.
 * @param component the address of an island's code, as the page names it: it changes with all that the code imports
 */
export async function renewPage(component: string): Promise<void> {
  if (isAsked || renewed()?.component === component) return
  isAsked = true
  try {
    const answer = await fetch(window.location.href, { cache: 'no-cache' })
    if (!answer.ok || (await answer.text()).includes(component)) return
  } catch {
    isAsked = false
    return
  }
  const state: Renewed = { component, typed: typedTexts(), focused: document.activeElement?.id }
  window.history.replaceState({ ...window.history.state, renewed: state }, '')
  window.location.reload()
}

/** Puts what was typed back into a page that was loaded anew; not every browser does. */
export function restoreTyped(): void {
  const state = renewed()
  if (!state) return
  for (const [id, text] of Object.entries(state.typed)) {
    const field = document.getElementById(id)
    if (field && isField(field)) field.value = text
  }
  if (state.focused) document.getElementById(state.focused)?.focus()
  // Not once more when the visitor loads it anew.
  window.history.replaceState({ ...window.history.state, renewed: { ...state, typed: {}, focused: undefined } }, '')
}

function renewed(): Renewed | undefined {
  return window.history.state?.renewed
}

function typedTexts(): Record<string, string> {
  const fields = [...document.querySelectorAll('[id]')].filter(isField)
  return Object.fromEntries(fields.filter(({ value }) => value).map(({ id, value }) => [id, value]))
}

function isField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  if (element instanceof HTMLInputElement) return ['text', 'search', 'email', 'tel'].includes(element.type)
  return element instanceof HTMLTextAreaElement
}
