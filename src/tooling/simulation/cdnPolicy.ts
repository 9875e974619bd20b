/** How long the CDN keeps an answer, in seconds, out of its headers. */
export interface CdnPolicy {
  readonly fresh: number
  readonly stale: number
  /** Shared between the CDN's locations. */
  readonly durable: boolean
}

/** @returns null for an answer that is kept nowhere */
export function cdnPolicy(headers: Readonly<Record<string, string>>): CdnPolicy | null {
  const rule = headers['netlify-cdn-cache-control'] ?? ''
  if (!/\bpublic\b/.test(rule)) return null
  const secondsOf = (name: string): number => Number(new RegExp(`\\b${name}=(\\d+)`).exec(rule)?.[1] ?? 0)
  return {
    fresh: secondsOf('max-age'),
    stale: secondsOf('stale-while-revalidate'),
    durable: /\bdurable\b/.test(rule),
  }
}
