import { showToast } from '#src/stores/toast.ts'

interface Link {
  readonly path: string
  readonly text: string
  /** Says that the link was copied. */
  readonly done: { readonly title: string; readonly text: string }
}

/** Sends a link by the system's share sheet where a finger is used and there is one, else into the clipboard. */
export async function shareLink({ path, text, done }: Link): Promise<void> {
  const url = window.location.origin + path
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title: text, url })
      return
    }
    await navigator.clipboard.writeText(url)
    showToast({ tone: 'good', ...done })
  } catch (error) {
    // Whoever closes the share sheet has decided.
    if (error instanceof DOMException && error.name === 'AbortError') return
    showToast({ tone: 'bad', title: text, text: url })
  }
}
