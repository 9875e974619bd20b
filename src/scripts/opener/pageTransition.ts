/**
 * Names the elements that two pages share in a cross-document view transition: the poster of the chosen card and of the
 * title's page, the lamp and the results page's light. Names are set only during the transition, because a
 * `view-transition-name` must be unique on a page. Browsers without cross-document transitions navigate as usual.
 */
const pairs = [
  { card: '.card, .pick, .hit', part: '.poster', own: '.film-poster .poster', name: 'poster' },
  { card: '.lamp, .choice', part: '.lamp-globe, .pendant span', own: '.mood-head .pendant span', name: 'lamp' },
] as const

function nameParts(otherPage: string | null | undefined, transition: ViewTransition | null): void {
  if (!transition) return
  const { ready, finished, updateCallbackDone } = transition
  const named: HTMLElement[] = []
  // Each of the three is rejected when the page is left or hidden meanwhile, which would be an unhandled rejection.
  void Promise.allSettled([ready, finished, updateCallbackDone]).then(() => {
    for (const part of named) part.style.viewTransitionName = ''
  })
  if (!otherPage) return
  const { pathname } = new URL(otherPage)
  // An address without a trailing slash is not a page and takes part in no transition: Chromium would throw there that
  // the transition was aborted.
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
