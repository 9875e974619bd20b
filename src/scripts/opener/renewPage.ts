/** State that a history entry carries across the reload; unlike storage it cannot be blocked. */
interface Renewed {
  /**
   * The URL of the island's code that caused the reload. A second reload for it would not help: a cache may answer with
   * the same old page.
   */
  readonly component: string
  /** The values of the page's text fields, by element id. */
  readonly typed: Readonly<Record<string, string>>
  /** The id of the focused element. */
  readonly focused: string | undefined
}

/** Guards against several requests: the files of a page usually fail together. */
let isAsked = false

/**
 * Reloads a page that is older than the deployed site. A host keeps no files of earlier versions, so a page that was
 * open during a deploy cannot load its islands unless the service worker has them. Address, scroll position and typed
 * text are preserved. Before the reload the current page is fetched: if there is no network, or the page still names
 * the same file, a reload would not help and could loop.
 * @param component the URL of the island's code as named in the page; its hash changes with everything the code imports
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

/** Restores typed text and focus after a reload by `renewPage`; not every browser restores fields itself. */
export function restoreTyped(): void {
  const state = renewed()
  if (!state) return
  for (const [id, text] of Object.entries(state.typed)) {
    const field = document.getElementById(id)
    if (field && isField(field)) field.value = text
  }
  if (state.focused) document.getElementById(state.focused)?.focus()
  // Cleared, so that a reload by the visitor does not restore the text again.
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
