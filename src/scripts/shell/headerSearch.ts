/** Trims the text of the header's and the menu's search on submit; the inputs themselves reject blank text. */
document.addEventListener('submit', ({ target }) => {
  const box = target instanceof Element && target.querySelector<HTMLInputElement>('#q-bar, #q-menu')
  if (box) box.value = box.value.trim()
})
