import type { AnswerSource } from '#src/serviceWorker/answerSource.ts'

/**
 * Shows the offline message while there is no network or the worker answered from the cache, and clears it when the
 * network is back.
 * @param line the status element, with the message in `data-offline`
 */
export function showConnection(line: HTMLElement): void {
  let fromStorage = false
  const show = (): void => {
    const text = fromStorage || !navigator.onLine ? (line.dataset['offline'] ?? '') : ''
    if (line.textContent !== text) line.textContent = text
  }
  addEventListener('offline', show)
  addEventListener('online', () => {
    fromStorage = false
    show()
  })
  try {
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<AnswerSource>) => {
      fromStorage = data === 'storage'
      show()
    })
  } catch {
    // Without a service worker nothing is answered from the cache.
  }
  show()
}
