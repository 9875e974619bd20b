/** Header and menu searches send trimmed text, and nothing when there is none. */
for (const form of document.querySelectorAll<HTMLFormElement>('.bar-search, .drawer-search')) {
  form.addEventListener('submit', (event) => {
    const box = form.querySelector('input')
    if (!box) return
    box.value = box.value.trim()
    if (!box.value) event.preventDefault()
  })
}
