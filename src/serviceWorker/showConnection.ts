import type { AnswerSource } from './answerSource.ts'

/**
 * Fills the page's status line while there is no network, or while the worker had to answer out of storage, and empties it when there is one again.
 * @param line an element with the sentence in `data-offline`
 */
export function showConnection(line: HTMLElement): void {
  let fromStorage = false
  const show = (): void => {
    const text = fromStorage || !navigator.onLine ? (line.dataset['offline'] ?? '') : ''
    if (line.textContent !== text) line.textContent = text
  }
  window.addEventListener('offline', show)
  window.addEventListener('online', () => {
    fromStorage = false
    show()
  })
  try {
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<AnswerSource>) => {
      fromStorage = data === 'storage'
      show()
    })
  } catch {
    // No worker here, so nothing comes out of storage.
  }
  show()
}
