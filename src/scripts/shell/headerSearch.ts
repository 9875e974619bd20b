import { address as suggestions } from 'virtual:file/islands/search/boxes'

// The header's and the menu's search, which are plain forms and reject blank text themselves. The text is trimmed when
// it has changed, which is before it is sent; what suggests while one types is fetched when one of them is focused, also
// before this script has run.
const boxOf = (target: EventTarget | null): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.id.startsWith('q-') ? target : null
const suggest = (): void => void import(/* @vite-ignore */ suggestions).catch(() => {})

for (const sign of ['focusin', 'change'] as const) {
  document.addEventListener(sign, ({ target }) => {
    const box = boxOf(target)
    if (!box) return
    box.value = box.value.trim()
    suggest()
  })
}
if (boxOf(document.activeElement)) suggest()
