import { locales } from '#src/domain/place/locale.ts'

interface Facts {
  readonly site: URL
  /** An e-mail address. */
  readonly contact: string
  readonly builtAt: Date
}

/** The text of security.txt (RFC 9116). Expires one year after the build, the longest span that the RFC recommends. */
export function securityText({ site, contact, builtAt }: Facts): string {
  const expires = new Date(builtAt)
  expires.setUTCFullYear(expires.getUTCFullYear() + 1)
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    // RFC 9116, section 2.5.2: web URIs must be https.
    ...(site.protocol === 'https:' ? [`Canonical: ${new URL('/.well-known/security.txt', site).href}`] : []),
    '',
  ].join('\n')
}
