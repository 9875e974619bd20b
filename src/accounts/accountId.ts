import { createHash } from 'node:crypto'
import { z } from '#src/domain/schema.ts'

/**
 * A SHA-256 digest in base64url: 43 characters. Parse ids from outside, such as from a session cookie, with this
 * schema.
 */
export const accountIdSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{43}$/))
  .brand<'AccountId'>()
export type AccountId = z.infer<typeof accountIdSchema>

/**
 * The storage key of an account: opaque, so that keys, logs and cookies contain no personal data.
 * @param provider the identity provider, such as `google`
 * @param subject the provider's permanent identifier of the person (OpenID Connect `sub`), compared exactly
 */
export function accountIdOf(provider: string, subject: string): AccountId {
  // Encoded as JSON to keep the two parts distinct: ("a", "bc") and ("ab", "c") are different people.
  const digest = createHash('sha256')
    .update(JSON.stringify([provider, subject]))
    .digest('base64url')
  return accountIdSchema.parse(digest)
}
