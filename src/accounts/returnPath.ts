/**
 * Where a visitor goes after signing in or out: only ever a path of this site.
 * @param wanted as it came from outside
 * @returns the path with its query, or `/` for anything that could lead elsewhere
 */
export function returnPath(wanted: string | null | undefined): string {
  // U+FFFD stands where the encoding was broken. Browsers read a backslash as a slash and drop tabs and line ends:
  // `/\evil`, `/\t/evil` are other hosts.
  if (!wanted || wanted.length > 500 || !wanted.startsWith('/') || /[\\\p{Cc}\uFFFD]/u.test(wanted)) return '/'
  const base = 'https://moodlight.invalid'
  if (!URL.canParse(wanted, base)) return '/'
  const url = new URL(wanted, base)
  if (url.origin !== base || url.pathname.startsWith('//') || url.pathname.startsWith('/api/')) return '/'
  // Whoever signed in has no business on the pages that sign in and out; their language stays.
  const [, home] = /^(\/(?:[a-z]{2}\/)?)sign-(?:in|out)\/?$/.exec(url.pathname) ?? []
  return home ?? `${url.pathname}${url.search}`
}
