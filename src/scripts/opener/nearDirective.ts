import type { ClientDirective } from 'astro'
import { firstInteraction } from './firstInteraction.ts'
import { forTheWorld } from './forTheWorld.ts'
import { renewPage, restoreTyped } from './renewPage.ts'

/**
 * `client:near`: hydrates an island at the visitor's first interaction (firstInteraction.ts), so that a page that is
 * only looked at loads no React. The island starts at once where the page's HTML may not be what the visitor asked for:
 * the address has a query, the visitor chose a country other than the one the page was rendered for, or they are signed
 * in. A page that was rendered for its query names its country in the directive's value, and then the query alone does
 * not start the island.
 * A button or an option pressed before hydration (recordPress.ts) is clicked again afterwards; links and forms work
 * without scripts. If the island's code no longer exists, because a newer version of the site was deployed, the page is
 * reloaded (renewPage.ts).
 */
const near: ClientDirective = (load, { value }, island) => {
  restoreTyped()
  let hasStarted = false
  const start = async (isHurried: boolean): Promise<void> => {
    if (hasStarted) return
    hasStarted = true
    // For browsers without modulepreload: Astro dispatches this event after its second failed attempt.
    island.addEventListener('astro:hydration-error', () => renew(island))
    fetchAtOnce(island)
    const hydrate = await load()
    await hydrate()
    // React hydrates in slices and would lose a choice made between two of them; a discrete event makes it hydrate
    // synchronously. Without an interaction the slices are better: the first touch is itself such an event.
    if (isHurried) island.firstElementChild?.dispatchEvent(new Event('mousedown', { bubbles: true }))
    const { pressed } = document
    if (pressed && island.contains(pressed)) pressAgain(pressed)
  }
  // The page of a signed-in visitor is partly personal.
  if (lacks(value) || document.documentElement.hasAttribute('data-signed-in')) return void start(false)
  // Astro's development server runs this before the page's own scripts, which set `document.interacted`.
  void (document.interacted ?? firstInteraction()).then(nextPaint).then(() => start(true))
  whenSeen(island.querySelectorAll(waiting), () => void start(true))
}

/** Resolves after the next frame, which shows what the interaction does without the island. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** Posters that Poster.tsx draws only when they are near the viewport. */
const waiting = '.poster:has(noscript)'

/** Starts the island when one of the places enters the viewport: on a tall screen that happens without a scroll. */
function whenSeen(places: NodeListOf<Element>, start: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    start()
  })
  for (const place of places) observer.observe(place)
}

/**
 * Whether the page's HTML lacks what its address or the visitor asks for.
 * @param shownFor the directive's value: the country that the content is for, `world`, `room`, or forTheWorld.ts; true or
 * empty where the content depends on no country
 */
function lacks(shownFor: string | boolean): boolean {
  // Back to a list that was opened further than its address says (stores/keptPlace.ts).
  if (history.state?.list) return true
  const hasQuery = location.search !== ''
  if (typeof shownFor === 'boolean' || !shownFor) return hasQuery
  // Whoever is in a room is told so without touching the page.
  if (shownFor === 'room') return hasQuery || stored('together:1') !== null
  const chosen = stored('selectedCountry')
  // Whoever has marked titles or kept wishes (stores/eveningDocument.ts) may have another list. A visitor who comes
  // from another page of the site has the files cached and is about to read.
  if (
    shownFor === forTheWorld &&
    (hasQuery || stored('evening:1') || document.referrer.startsWith(`${location.origin}/`))
  )
    return true
  return chosen !== null && chosen !== '' && chosen !== shownFor
}

/**
 * Reads the keys of stores/selectedCountry.ts, stores/eveningDocument.ts and stores/keptRoom.ts directly; importing those
 * stores would outweigh this whole file.
 */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * Preloads all files of an island's code in parallel; the build lists them in `data-imports`
 * (server/pages/pageScripts.ts).
 */
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

/**
 * A radio is unchecked first, because clicking a checked one fires no change event. A popover's button is skipped: the
 * browser has already opened the popover.
 */
function pressAgain(pressed: HTMLElement): void {
  if (pressed instanceof HTMLButtonElement && pressed.popoverTargetElement) return
  if (pressed instanceof HTMLInputElement) pressed.checked = false
  pressed.removeAttribute('data-chosen')
  pressed.click()
}

export default near
