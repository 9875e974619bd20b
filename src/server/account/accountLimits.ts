import type { Limit } from '#src/accounts/rateLimiter.ts'
import { RateLimitedError } from '#src/domain/errors.ts'
import type { Visit } from '#src/server/http/endpoint.ts'
import type { Visitor } from './visitorSession.ts'

/** Limits infrequent operations per account, from all IP addresses together. @throws RateLimitedError */
export async function countForAccount(visitor: Visitor, limit: 'change' | 'marks' | 'mood' | 'rare'): Promise<void> {
  await count(visitor, limit, visitor.session.accountId)
}

/**
 * Limits operations that protect an account; see the comments on the limits in rateLimiter.ts. @throws RateLimitedError
 */
export async function countForSession(
  visitor: Visitor,
  limit: 'signOutEverywhere' | 'deletion' | 'endSession',
  { ip = '' }: Visit,
): Promise<void> {
  await count(visitor, limit, `${visitor.session.id} ${ip}`)
}

async function count({ all }: Visitor, limit: Limit, who: string): Promise<void> {
  const wait = await all.limiter(limit, who)
  if (wait !== null) throw new RateLimitedError(wait)
}
