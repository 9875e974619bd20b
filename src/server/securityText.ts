import { locales } from '#src/domain/locale.ts'

interface Facts {
  readonly site: URL
  /** An e-mail address. */
  readonly contact: string
  readonly builtAt: Date
}

/** Where to report a weakness, as RFC 9116 has it. It counts for a year from the build, the longest that the RFC recommends. */
export function securityText({ site, contact, builtAt }: Facts): string {
  const expires = new Date(builtAt)
  expires.setUTCFullYear(expires.getUTCFullYear() + 1)
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    // RFC 9116, 2.5.2: web addresses in it must be https.
    ...(site.protocol === 'https:' ? [`Canonical: ${new URL('/.well-known/security.txt', site).href}`] : []),
    '',
  ].join('\n')
}
