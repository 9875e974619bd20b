/**
 * Sanitizes the target of a redirect after sign-in or sign-out, to prevent open redirects.
 * @param wanted untrusted input
 * @returns the path with its query, or `/` for anything that could lead to another site
 */
export function returnPath(wanted: string | null | undefined): string {
  // U+FFFD marks an invalid encoding. Browsers treat a backslash as a slash and drop tabs and line breaks: `/\evil` and
  // `/\t/evil` refer to other hosts.
  if (!wanted || wanted.length > 500 || !wanted.startsWith('/') || /[\\\p{Cc}\uFFFD]/u.test(wanted)) return '/'
  const base = 'https://moodlight.invalid'
  if (!URL.canParse(wanted, base)) return '/'
  const url = new URL(wanted, base)
  if (url.origin !== base || url.pathname.startsWith('//') || url.pathname.startsWith('/api/')) return '/'
  // The sign-in and sign-out pages are no useful target after sign-in; the home page of the same language is used
  // instead.
  const [, home] = /^(\/(?:[a-z]{2}\/)?)sign-(?:in|out)\/?$/.exec(url.pathname) ?? []
  return home ?? `${url.pathname}${url.search}`
}
