import type { ClientDirective } from 'astro'
import { firstSign } from './firstSign.ts'
import { forTheWorld } from './forTheWorld.ts'
import { renewPage, restoreTyped } from './renewPage.ts'

/**
 * `client:near`: an island's code is loaded at the visitor's first sign of life, so that a page which is only looked at costs no React. An address with a query asks for more
 * than a built page shows, so there the island starts at once, unless the page says that it shows what is asked for, and for the country that the visitor chose; for a
 * signed-in visitor it always does. A button or a choice pressed before the island runs (keepPress.ts) is pressed again for it; links and forms work without. Where the
 * code is gone, because there is a newer version of the site, the page is loaded anew (renewPage.ts).
 */
const near: ClientDirective = (load, { value }, island) => {
  restoreTyped()
  let hasStarted = false
  const start = async (isHurried: boolean): Promise<void> => {
    if (hasStarted) return
    hasStarted = true
    // Where a browser knows no modulepreload: Astro tells of it after a second try.
    island.addEventListener('astro:hydration-error', () => renew(island))
    fetchAtOnce(island)
    const hydrate = await load()
    await hydrate()
    // React hydrates in slices and would lose a choice that is made between two of them; a discrete event makes it finish at once. Where nobody has stirred yet the
    // slices are better: the first touch makes React finish by itself.
    if (isHurried) island.firstElementChild?.dispatchEvent(new Event('mousedown', { bubbles: true }))
    const { pressed } = document
    if (pressed && island.contains(pressed)) pressAgain(pressed)
  }
  // What a signed-in visitor sees is partly their own.
  if (lacks(value) || document.documentElement.hasAttribute('data-signed-in')) return void start(false)
  // Astro's development server runs this before the page's own scripts.
  void (document.stirred ?? firstSign()).then(() => start(true))
  whenSeen(island.querySelectorAll(waiting), () => void start(true))
}

/** What Poster.tsx draws only when it is near. */
const waiting = '.poster:has(noscript)'

/** A screen may be tall enough for what others reach by scrolling, which is a sign. */
function whenSeen(places: NodeListOf<Element>, start: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    start()
  })
  for (const place of places) observer.observe(place)
}

/**
 * Whether the page lacks what its address or the visitor asks for.
 * @param shownFor the country that what it shows is for; nothing where it shows the same at every address
 */
function lacks(shownFor: string | boolean): boolean {
  const hasQuery = window.location.search !== ''
  if (typeof shownFor === 'boolean' || !shownFor) return hasQuery
  const chosen = chosenCountry()
  // Whoever comes from another page of the site has the files, and is about to read.
  if (shownFor === forTheWorld && (hasQuery || document.referrer.startsWith(`${window.location.origin}/`))) return true
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
    link.onerror = () => renew(island)
    document.head.append(link)
  }
}

function renew(island: HTMLElement): void {
  for (const link of island.querySelectorAll('[data-kept]')) link.removeAttribute('data-kept')
  const { pressed } = document
  if (pressed instanceof HTMLAnchorElement && island.contains(pressed)) window.location.assign(pressed.href)
  else void renewPage(island.getAttribute('component-url') ?? '')
}

/** A radio is undone first, whatever React made of it: one that is chosen already would be no change. A popover's button has opened it without a script. */
function pressAgain(pressed: HTMLElement): void {
  if (pressed instanceof HTMLButtonElement && pressed.popoverTargetElement) return
  if (pressed instanceof HTMLInputElement) pressed.checked = false
  pressed.removeAttribute('data-chosen')
  pressed.click()
}

export default near
