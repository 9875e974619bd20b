/**
 * Which parts two pages share while one gives way to the other: the poster of the card that was chosen and of the title's page, the lamp and the lit room. The names are
 * given for the moment of the change only, because a name may stand once on a page. Browsers without cross-document transitions just go there.
 */
const pairs = [
  { card: '.card, .pick, .hit', part: '.poster', own: '.film-poster .poster', name: 'poster' },
  { card: '.lamp', part: '.lamp-globe', own: '.mood-head .pendant span', name: 'lamp' },
] as const

function nameParts(otherPage: string | null | undefined, transition: ViewTransition | null): void {
  if (!otherPage || !transition) return
  const { pathname } = new URL(otherPage)
  const link = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find(
    (one) => one.pathname === pathname,
  )
  for (const { card, part, own, name } of pairs) {
    const shared = link?.closest(card)?.querySelector<HTMLElement>(part) ?? document.querySelector<HTMLElement>(own)
    if (!shared) continue
    shared.style.viewTransitionName = name
    void transition.finished.finally(() => {
      shared.style.viewTransitionName = ''
    })
  }
}

window.addEventListener('pageswap', ({ activation, viewTransition }) =>
  nameParts(activation?.entry?.url, viewTransition),
)
window.addEventListener('pagereveal', ({ viewTransition }) =>
  nameParts(window.navigation?.activation?.from?.url, viewTransition),
)
