import type { Locale } from '#src/domain/place/locale.ts'
import { loadEveningWords } from '#src/i18n/eveningWords.ts'
import { $takeOver, declineTakeOver, startMarkSync, takeOver } from '#src/stores/syncMarks.ts'
import { showToast } from '#src/stores/toast.ts'

/**
 * Keeps marks and kept wishes equal to those of the visitor's account. What was on the device before their first sign-in
 * is offered to be taken over, once.
 * @returns a function that stops
 */
export function startSync(locale: Locale): () => void {
  const stopAsking = $takeOver.subscribe((state) => {
    if (state !== 'ask') return
    void loadEveningWords(locale).then(({ takeOver: words }) =>
      showToast({
        tone: 'good',
        title: words.title,
        text: words.text,
        answers: [
          { name: words.yes, act: takeOver },
          { name: words.no, act: declineTakeOver },
        ],
      }),
    )
  })
  const stopSync = startMarkSync()
  return () => {
    stopAsking()
    stopSync()
  }
}
