import { address as boxes } from 'virtual:file/islands/search/searchBoxes'

/** Trims the text of the header's and the menu's search on submit; the inputs themselves reject blank text. */
document.addEventListener('submit', ({ target }) => {
  const box = target instanceof Element && target.querySelector<HTMLInputElement>('#q-bar, #q-menu')
  if (box) box.value = box.value.trim()
})

// What suggests while one types is fetched when one of them is focused, or typed in before this script ran. Without it,
// they are plain forms.
for (const sign of ['focusin', 'input'] as const) {
  document.addEventListener(sign, ({ target }) => {
    if (target instanceof Element && target.matches('#q-bar, #q-menu')) import(/* @vite-ignore */ boxes).catch(() => {})
  })
}
