import { createHash } from 'node:crypto'
import { z } from '#src/domain/schema.ts'

/** 43 characters of base64url: a SHA-256. Parse with it what comes back from outside, such as a session cookie. */
export const accountIdSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{43}$/))
  .brand<'AccountId'>()
export type AccountId = z.infer<typeof accountIdSchema>

/**
 * The name under which an account is kept: opaque, so that no personal data stands in keys, logs or cookies.
 * @param provider who vouches for the person, such as `google`
 * @param subject the provider's own lasting name for the person (OpenID Connect's `sub`), compared exactly
 */
export function accountIdOf(provider: string, subject: string): AccountId {
  // JSON keeps the two apart: ("a", "bc") and ("ab", "c") are different people.
  const digest = createHash('sha256')
    .update(JSON.stringify([provider, subject]))
    .digest('base64url')
  return accountIdSchema.parse(digest)
}
