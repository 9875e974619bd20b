const fetched = new Set<string>([window.location.pathname])
const restMs = 80

function fetchPage({ href, pathname, origin }: HTMLAnchorElement): void {
  if (origin !== window.location.origin || /^\/api\/|sign-|profile/.test(pathname) || fetched.has(pathname)) return
  fetched.add(pathname)
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.href = href
  document.head.append(link)
}

/**
 * Fetches a page when the pointer, a finger or the focus rests on its link, for browsers that know no speculation rules (layouts/speculationRules.ts says the same
 * to those that do).
 */
export function prefetchOnHover(): void {
  let resting: ReturnType<typeof setTimeout> | undefined
  const rest = ({ target }: Event): void => {
    clearTimeout(resting)
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([download])')
    if (link) resting = setTimeout(() => fetchPage(link), restMs)
  }
  for (const sign of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(sign, rest, { passive: true })
  }
}
