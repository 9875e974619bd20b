/**
 * Which parts two pages share while one gives way to the other: the poster of the card that was chosen and of the title's page, the lamp and the lit room. The names are
 * given for the moment of the change only, because a name may stand once on a page. Browsers without cross-document transitions just go there.
 */
const pairs = [
  { card: '.card, .pick, .hit', part: '.poster', own: '.film-poster .poster', name: 'poster' },
  { card: '.lamp, .choice', part: '.lamp-globe, .pendant span', own: '.mood-head .pendant span', name: 'lamp' },
] as const

function nameParts(otherPage: string | null | undefined, transition: ViewTransition | null): void {
  if (!transition) return
  const { ready, finished, updateCallbackDone } = transition
  const named: HTMLElement[] = []
  // Each of the three is rejected when the page is left or hidden meanwhile, and would be an error that nobody caught.
  void Promise.allSettled([ready, finished, updateCallbackDone]).then(() => {
    for (const part of named) part.style.viewTransitionName = ''
  })
  if (!otherPage) return
  const { pathname } = new URL(otherPage)
  // What is no page knows of no transition: Chromium would throw there that it was called off.
  if (!pathname.endsWith('/')) {
    transition.skipTransition()
    return
  }
  const link = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find(
    (one) => one.pathname === pathname,
  )
  for (const { card, part, own, name } of pairs) {
    const shared = link?.closest(card)?.querySelector<HTMLElement>(part) ?? document.querySelector<HTMLElement>(own)
    if (!shared) continue
    shared.style.viewTransitionName = name
    named.push(shared)
  }
}

window.addEventListener('pageswap', ({ activation, viewTransition }) =>
  nameParts(activation?.entry?.url, viewTransition),
)
window.addEventListener('pagereveal', ({ viewTransition }) =>
  nameParts(window.navigation?.activation?.from?.url, viewTransition),
)
