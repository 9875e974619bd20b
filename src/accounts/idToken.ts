import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose'
import { PlainError } from '#src/domain/plainError.ts'
import { z } from '#src/domain/schema.ts'

/** The expected issuer and audience of a provider's ID tokens. */
export interface TokenIssuer {
  readonly issuer: string
  readonly clientId: string
  /** Used for all requests to the issuer. */
  readonly fetch: typeof fetch
}

/**
 * Verifies an ID token.
 * @throws when its signature, issuer, audience or validity period is invalid, or the issuer's keys are unavailable
 */
export type IdTokenCheck = (token: string | undefined) => Promise<void>

/** Asymmetric algorithms only: `none` and shared secrets (HS256) do not prove that the issuer signed. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']
const toleratedSeconds = 30

const metadataSchema = z.object({ issuer: z.string(), jwks_uri: z.url() })
interface Signer {
  /** As written in its tokens, with or without a trailing slash. */
  readonly issuer: string
  readonly keys: ReturnType<typeof createRemoteJWKSet>
}

/**
 * Verifies ID tokens with the issuer's published keys (OpenID Connect Core 1.0, section 3.1.3.7). Auth.js validates the
 * claims but not the signature, since the token comes directly from the issuer over TLS. Verifying the signature as
 * well prevents a man in the middle (a proxy, a forged certificate) from changing the identity.
 */
export function idTokenCheck({ issuer, clientId, fetch }: TokenIssuer): IdTokenCheck {
  let known: Promise<Signer> | undefined

  async function discover(): Promise<Signer> {
    const address = new URL(issuer)
    address.pathname = `${address.pathname.replace(/\/$/, '')}/.well-known/openid-configuration`
    const answer = await fetch(address, { headers: { accept: 'application/json' }, redirect: 'error' })
    const metadata = metadataSchema.parse(await answer.json())
    if (new URL(metadata.issuer).href !== new URL(issuer).href)
      throw new PlainError('The metadata are of another issuer')
    const keys = createRemoteJWKSet(new URL(metadata.jwks_uri), { [customFetch]: (url, init) => fetch(url, init) })
    return { issuer: metadata.issuer, keys }
  }

  return async (token = '') => {
    known ??= discover()
    try {
      const signer = await known
      await jwtVerify(token, signer.keys, {
        issuer: signer.issuer,
        audience: clientId,
        algorithms,
        clockTolerance: toleratedSeconds,
        requiredClaims: ['sub', 'iat', 'exp'],
      })
    } catch (error) {
      // The issuer may have changed the URL of its keys: rediscovers it at the next sign-in.
      known = undefined
      throw error
    }
  }
}
