import { prefetchPage } from './prefetchPage.ts'

// Prefetches a page when the pointer, a finger or the focus rests on its link, in browsers without speculation rules.
// The others use layouts/speculationRules.ts and never load this file (scripts/shell/shell.ts).

/** A shorter hover is a pointer in passing. */
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
