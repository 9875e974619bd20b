import type { MoodId } from '#src/domain/mood/mood.ts'
import { fill } from '#src/i18n/fill.ts'
import type { EveningWords } from '#src/i18n/shape.ts'
import { $place } from '#src/stores/evening.ts'
import { shownIds } from '#src/stores/places.ts'
import { showToast } from '#src/stores/toast.ts'

/** A list to send: the mood that it is for, and its titles when it is sent. */
export interface SentList {
  readonly moodId: MoodId
  readonly ids: () => readonly string[]
}

/** The results of a mood that are on screen; null elsewhere. */
export function listOnScreen(): SentList | null {
  const place = $place.get()
  return place && { moodId: place.moodId, ids: shownIds }
}

interface Wording {
  /** Name of the mood, or what the list is for in other words. */
  readonly mood: string
  readonly words: EveningWords
}

/**
 * Sends titles as a link: by the system's share sheet where there is one, else into the clipboard. The link names titles
 * only; whoever opens it sees them in their language and with their country's services.
 */
export async function sendList({ moodId, ids }: SentList, { mood, words }: Wording): Promise<void> {
  // In no language: it opens in that of whoever opens it (openInOwnLanguage.ts).
  const address = new URL('/picks/', window.location.origin)
  address.search = `mood=${moodId}&ids=${ids().join(',')}`
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
