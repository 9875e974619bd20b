import { address as suggestions } from 'virtual:file/islands/search/boxes'

// The header's and the menu's search, which are plain forms and reject blank text themselves. The text is trimmed when
// it has changed, which is before it is sent; what suggests while one types is fetched when one of them is focused.
for (const sign of ['focusin', 'change'] as const) {
  document.addEventListener(sign, ({ target }) => {
    if (!(target instanceof HTMLInputElement && target.id.startsWith('q-'))) return
    target.value = target.value.trim()
    import(/* @vite-ignore */ suggestions).catch(() => {})
  })
}
