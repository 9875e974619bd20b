import { prefetchPage } from './prefetchPage.ts'

// Fetches a page when the pointer, a finger or the focus rests on its link, for browsers that know no speculation rules (layouts/speculationRules.ts says the same to those that
// do, which never load this file: shell.ts).

/** Shorter and the pointer only passed by. */
const restMs = 80
let resting: ReturnType<typeof setTimeout> | undefined

function rest({ target }: Event): void {
  clearTimeout(resting)
  const link =
    target instanceof Element &&
    target.closest<HTMLAnchorElement>('a[href]:not([download], [data-language], [rel~=nofollow])')
  if (link) resting = setTimeout(() => prefetchPage(link.href), restMs)
}

for (const sign of ['pointerover', 'focusin', 'touchstart'] as const) {
  document.addEventListener(sign, rest, { passive: true })
}
