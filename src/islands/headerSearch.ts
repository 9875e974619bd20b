/** Header and menu searches send trimmed text; the boxes themselves refuse what is blank. */
document.addEventListener('submit', ({ target }) => {
  const box = target instanceof Element && target.querySelector<HTMLInputElement>('#q-bar, #q-menu')
  if (box) box.value = box.value.trim()
})
