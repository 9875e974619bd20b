/**
 * The share and copy buttons of a title's page: the Web Share API where available, the clipboard everywhere. The
 * buttons are hidden without scripts.
 */
const row = document.querySelector<HTMLElement>('.share')

if (row) {
  const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? window.location.href
  const status = row.querySelector('[role=status]')
  const share = row.querySelector<HTMLButtonElement>('[data-share]')
  const copy = row.querySelector<HTMLButtonElement>('[data-copy]')

  if (share && 'share' in navigator) {
    share.hidden = false
    share.addEventListener('click', () => {
      // Closing the share sheet rejects the promise and is not a failure.
      void navigator.share({ title: document.title, url: address }).catch(() => {})
    })
  }
  copy?.addEventListener('click', () => {
    const say = (text: string | undefined): void => {
      if (status) status.textContent = text ?? ''
    }
    const write = navigator.clipboard?.writeText(address) ?? Promise.reject(new Error('no clipboard'))
    void write.then(
      () => say(copy.dataset['copied']),
      () => say(copy.dataset['failed']),
    )
  })
  // Replays a press from before this script ran.
  if (document.pressed && row.contains(document.pressed)) document.pressed.click()
}
