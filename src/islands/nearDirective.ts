import type { ClientDirective } from 'astro'

/** The first signs that somebody is there: a pointer that moves, a finger, a key, a focus, a scroll. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'scroll', 'wheel'] as const

/**
 * `client:near`: an island's code is loaded at the visitor's first sign of life, so that a page which is only looked at costs no React. An address with a query asks for more
 * than a built page shows, so there the island starts at once, unless the page says that it shows what is asked for, and for the country that the visitor chose; for a
 * signed-in visitor it always does. A button or a choice pressed before the island runs is pressed again for it; links and forms work without.
 */
const near: ClientDirective = (load, { value }, island) => {
  let early: HTMLButtonElement | HTMLInputElement | null = null
  const keepPress = ({ target }: Event): void => {
    if (!(target instanceof Element)) return
    early =
      target.closest<HTMLButtonElement | HTMLInputElement>('button, input[type=radio], input[type=checkbox]') ?? early
  }
  const start = async (isHurried: boolean): Promise<void> => {
    for (const sign of signs) window.removeEventListener(sign, onSign)
    fetchAtOnce(island)
    const hydrate = await load()
    await hydrate()
    // React hydrates in slices and would lose a choice that is made between two of them; a discrete event makes it finish at once. Where nobody has stirred yet the
    // slices are better: the first touch makes React finish by itself.
    if (isHurried) island.firstElementChild?.dispatchEvent(new Event('mousedown', { bubbles: true }))
    island.removeEventListener('click', keepPress)
    if (early?.isConnected) pressAgain(early)
  }
  const onSign = (): void => void start(true)
  island.addEventListener('click', keepPress)
  // What a signed-in visitor sees is partly their own.
  if (lacks(value) || document.documentElement.hasAttribute('data-signed-in')) void start(false)
  else for (const sign of signs) window.addEventListener(sign, onSign, { passive: true })
}

/**
 * Whether the page lacks what its address or the visitor asks for.
 * @param shownFor the country that what it shows is for; nothing where it shows the same at every address
 */
function lacks(shownFor: string | boolean): boolean {
  if (typeof shownFor === 'boolean' || !shownFor) return window.location.search !== ''
  const chosen = chosenCountry()
  return chosen !== null && chosen !== '' && chosen !== shownFor
}

/** As stores/selectedCountry.ts keeps it; a store would weigh more than all of this. */
function chosenCountry(): string | null {
  try {
    return localStorage.getItem('selectedCountry')
  } catch {
    return null
  }
}

/** All files of an island's code at once; the build wrote down which they are (tooling/pageScripts.ts). */
function fetchAtOnce(island: HTMLElement): void {
  const own = ['component-url', 'renderer-url'].map((name) => island.getAttribute(name))
  for (const file of [...own, ...(island.dataset['imports'] ?? '').split(' ')]) {
    if (!file) continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = file
    document.head.append(link)
  }
}

/** A choice is undone first: what is chosen already would be no change. */
function pressAgain(pressed: HTMLButtonElement | HTMLInputElement): void {
  if (pressed instanceof HTMLInputElement) pressed.checked = !pressed.checked
  pressed.click()
}

export default near
