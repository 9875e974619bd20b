/** The buttons that pass a title's page on: sharing where the system offers it, copying everywhere else. Hidden without script. */
const row = document.querySelector<HTMLElement>('.share')

if (row) {
  const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? window.location.href
  const status = row.querySelector('[role=status]')
  const share = row.querySelector<HTMLButtonElement>('[data-share]')
  const copy = row.querySelector<HTMLButtonElement>('[data-copy]')

  if (share && 'share' in navigator) {
    share.hidden = false
    share.addEventListener('click', () => {
      // Closing the system's panel without a choice is no failure.
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
  // What was pressed before this ran.
  if (document.pressed && row.contains(document.pressed)) document.pressed.click()
}
