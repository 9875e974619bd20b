import type { Locale } from '#src/domain/place/locale.ts'
import { fill } from '#src/i18n/fill.ts'
import { localePath } from '#src/i18n/paths.ts'
import type { EveningWords } from '#src/i18n/shape.ts'
import { $place, shownIds } from '#src/stores/evening.ts'
import { showToast } from '#src/stores/toast.ts'

/**
 * Sends the titles on screen as a link: by the system's share sheet where there is one, else into the clipboard. The
 * link names titles only; whoever opens it sees them in their language and with their country's services.
 */
export async function sendList(locale: Locale, mood: string, words: EveningWords): Promise<void> {
  const place = $place.get()
  if (!place) return
  const address = new URL(localePath(locale, '/picks/'), window.location.origin)
  address.search = `mood=${place.moodId}&ids=${shownIds().join(',')}`
  const text = fill(words.sendText, { mood })
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title: text, url: address.href })
      return
    }
    await navigator.clipboard.writeText(address.href)
    showToast({ tone: 'good', title: words.sent, text: words.sentText })
  } catch (error) {
    // Whoever closes the share sheet has decided.
    if (error instanceof DOMException && error.name === 'AbortError') return
    showToast({ tone: 'bad', title: words.send, text: address.href })
  }
}
