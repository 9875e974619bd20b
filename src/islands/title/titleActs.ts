/**
 * The acts of a title's page, and of the similar ones at its foot: static buttons, in whose place the ones of cards are
 * put at the first act, and at once where this device has a mark of the title. A page that nobody acts on loads no more
 * than this.
 */
const own = document.querySelector<HTMLElement>('.title-acts')
const others = document.querySelectorAll<HTMLElement>('.acts-place')

function isMarked(id: string | undefined): boolean {
  try {
    return localStorage.getItem('evening:1')?.includes(`"${id}"`) ?? false
  } catch {
    return false
  }
}

function listen(place: HTMLElement): void {
  let isStarting = false
  const start = async (act: string | null): Promise<void> => {
    if (isStarting) return
    isStarting = true
    try {
      const { mountTitleActs } = await import('./mountTitleActs.tsx')
      await mountTitleActs(place, act)
    } catch {
      // The buttons stay as they are, and the next press tries again.
      isStarting = false
    }
  }
  place.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null
    if (button) void start(button.dataset['act'] ?? null)
  })
  if (isMarked(place.dataset['id'])) void start(null)
  else if (document.pressed && place.contains(document.pressed)) document.pressed.click()
}

if (own) {
  const { save, acts } = own.dataset
  for (const place of others) {
    // The page's own buttons again, without their word, so that its HTML has them once.
    place.append(...[...own.children].map((child) => child.cloneNode(true)))
    for (const button of place.querySelectorAll('button')) {
      button.querySelector('span')?.remove()
      button.ariaLabel = `${button.dataset['act'] === 'save' ? save : acts}: ${place.dataset['title']}`
    }
    listen(place)
  }
  listen(own)
}
