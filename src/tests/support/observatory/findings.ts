import type { Finding } from './scores.data.ts'

/** The inputs of the Observatory's checks. Header names are in lower case. */
export interface Seen {
  readonly headers: Readonly<Record<string, string | undefined>>
  /** Values of all Set-Cookie headers. */
  readonly cookies: readonly string[]
  readonly html: string
  /** Response headers of a cross-origin preflight request, and its origin. */
  readonly preflight: { readonly headers: Readonly<Record<string, string | undefined>>; readonly origin: string }
}

const broad = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'])
const isBroad = (source: string): boolean => broad.has(source)
const isInline = (source: string): boolean => source === "'unsafe-inline'" || source === 'data:'
const isInsecure = (source: string): boolean => source.startsWith('http:') || source.startsWith('ftp:')
const isHash = (source: string): boolean => /^'(sha256|sha384|sha512|nonce)-/.test(source)

/** Parses a policy. @returns null for a duplicate directive, which the Observatory reports as invalid */
function directivesOf(policy: string): ReadonlyMap<string, readonly string[]> | null {
  const directives = new Map<string, string[]>()
  for (const entry of policy.split(';')) {
    const [name = '', ...sources] = entry.trim().toLowerCase().split(/\s+/)
    if (!name) continue
    if (directives.has(name)) return null
    directives.set(name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources)
  }
  return directives
}

export function policyFinding({ headers }: Seen): Finding {
  const policy = headers['content-security-policy']
  if (!policy) return 'csp-not-implemented'
  const directives = directivesOf(policy)
  if (!directives || policy.trim().length < 6) return 'csp-header-invalid'
  const get = (name: string): readonly string[] => {
    const sources = directives.get(name) ?? directives.get('default-src') ?? ['*']
    return sources.some(isHash) ? sources.filter((source) => source !== "'unsafe-inline'") : sources
  }
  const [scripts, styles, objects] = [get('script-src'), get('style-src'), get('object-src')]
  const passive = ['img-src', 'media-src']
  const active = [...directives].filter(([name]) => !passive.includes(name)).flatMap(([, sources]) => sources)
  if (scripts.some((source) => isBroad(source) || isInline(source)) || objects.some(isBroad))
    return 'csp-implemented-with-unsafe-inline'
  if ([...active, ...scripts].some(isInsecure)) return 'csp-implemented-with-insecure-scheme'
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return 'csp-implemented-with-unsafe-eval'
  if (passive.flatMap((name) => directives.get(name) ?? directives.get('default-src') ?? []).some(isInsecure))
    return 'csp-implemented-with-insecure-scheme-in-passive-content-only'
  if (styles.some((source) => isBroad(source) || isInline(source)))
    return 'csp-implemented-with-unsafe-inline-in-style-src-only'
  return directives.get('default-src')?.join() === "'none'"
    ? 'csp-implemented-with-no-unsafe-default-src-none'
    : 'csp-implemented-with-no-unsafe'
}

export function framesFinding(seen: Seen): Finding {
  if (directivesOf(seen.headers['content-security-policy'] ?? '')?.has('frame-ancestors'))
    return 'x-frame-options-implemented-via-csp'
  return /^(deny|sameorigin)$/i.test(seen.headers['x-frame-options'] ?? '')
    ? 'x-frame-options-sameorigin-or-deny'
    : 'x-frame-options-not-implemented'
}

/** The worst finding over all cookies. Unlike the Observatory, HSTS does not mitigate a missing `Secure` here. */
export function cookiesFinding({ cookies }: Seen): Finding {
  if (cookies.length === 0) return 'cookies-not-found'
  const read = cookies.map((line) => {
    const [pair = '', ...attributes] = line.toLowerCase().split(/\s*;\s*/)
    const sameSite = attributes.find((one) => one.startsWith('samesite'))?.split('=')[1]
    return {
      isSession: /login|sess/.test(pair.split('=')[0] ?? ''),
      attributes,
      sameSite,
      hasSameSite: /samesite/i.test(line),
    }
  })
  const isSecure = ({ attributes }: (typeof read)[number]): boolean => attributes.includes('secure')
  if (read.some((one) => one.isSession && !isSecure(one))) return 'cookies-session-without-secure-flag'
  if (read.some(({ isSession, attributes }) => isSession && !attributes.includes('httponly')))
    return 'cookies-session-without-httponly-flag'
  if (read.some(({ hasSameSite, sameSite }) => hasSameSite && !/^(lax|strict|none)$/.test(sameSite ?? '')))
    return 'cookies-samesite-flag-invalid'
  if (!read.every(isSecure)) return 'cookies-without-secure-flag'
  return read.every(({ hasSameSite }) => hasSameSite)
    ? 'cookies-secure-with-httponly-sessions-and-samesite'
    : 'cookies-secure-with-httponly-sessions'
}

export function sharingFinding({ preflight: { headers, origin } }: Seen): Finding {
  const allowed = headers['access-control-allow-origin']?.trim()
  if (!allowed) return 'cross-origin-resource-sharing-not-implemented'
  if (allowed === '*') return 'cross-origin-resource-sharing-implemented-with-public-access'
  return allowed === origin && headers['access-control-allow-credentials']?.trim().toLowerCase() === 'true'
    ? 'cross-origin-resource-sharing-implemented-with-universal-access'
    : 'cross-origin-resource-sharing-implemented-with-restricted-access'
}

const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
const openReferrers = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade']

export function referrerFinding({ headers }: Seen): Finding {
  const header = headers['referrer-policy']
  if (!header) return 'referrer-policy-not-implemented'
  const names = header.split(',').map((name) => name.trim().toLowerCase())
  const last = names.findLast((name) => [...privateReferrers, ...openReferrers].includes(name))
  if (!last) return 'referrer-policy-header-invalid'
  return privateReferrers.includes(last) ? 'referrer-policy-private' : 'referrer-policy-unsafe'
}

const sixMonths = 15_768_000

export function transportFinding({ headers }: Seen): Finding {
  const seconds = /max-age=(\d+)/i.exec(headers['strict-transport-security'] ?? '')?.[1]
  if (seconds === undefined) return 'hsts-not-implemented'
  return Number(seconds) >= sixMonths
    ? 'hsts-implemented-max-age-at-least-six-months'
    : 'hsts-implemented-max-age-less-than-six-months'
}

/** Same-origin scripts are fine; any other gets the worst finding, because the site has none. */
export function scriptsFinding({ html }: Seen): Finding {
  const scripts = [...html.matchAll(/<script\b[^>]*>/gi)].map(([tag]) => /\ssrc=["']?([^"'\s>]+)/i.exec(tag)?.[1])
  if (scripts.length === 0) return 'sri-not-implemented-but-no-scripts-loaded'
  return scripts.every((src) => src === undefined || /^\/(?!\/)/.test(src))
    ? 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin'
    : 'sri-not-implemented-and-external-scripts-not-loaded-securely'
}

export function sniffingFinding({ headers }: Seen): Finding {
  return headers['x-content-type-options']?.trim().toLowerCase() === 'nosniff'
    ? 'x-content-type-options-nosniff'
    : 'x-content-type-options-not-implemented'
}

export function resourceFinding({ headers }: Seen): Finding {
  const policy = headers['cross-origin-resource-policy']?.trim().toLowerCase()
  if (!policy) return 'corp-not-implemented'
  if (policy === 'same-origin' || policy === 'same-site' || policy === 'cross-origin')
    return `corp-implemented-with-${policy}`
  return 'corp-header-invalid'
}
