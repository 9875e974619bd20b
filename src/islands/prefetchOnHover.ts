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

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]:not([download])') : null
}

/**
 * Fetches a page when the pointer rests on its link or the focus reaches it, for browsers that know no speculation rules (layouts/speculationRules.ts says the same
 * to those that do).
 */
export function prefetchOnHover(): void {
  let resting: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('pointerover', (event) => {
    clearTimeout(resting)
    const link = linkOf(event)
    if (link) resting = setTimeout(() => fetchPage(link), restMs)
  })
  for (const sign of ['focusin', 'touchstart'] as const) {
    document.addEventListener(
      sign,
      (event) => {
        const link = linkOf(event)
        if (link) fetchPage(link)
      },
      { passive: true },
    )
  }
}
