import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose'
import { PlainError } from '#src/domain/plainError.ts'
import { z } from '#src/domain/schema.ts'

/** Who signs the ID tokens of a way to sign in, and for whom. */
export interface TokenIssuer {
  readonly issuer: string
  readonly clientId: string
  /** How the issuer is asked for its keys. */
  readonly fetch: typeof fetch
}

/**
 * Checks an ID token. @throws when its signature, issuer, audience or time is not right, or the issuer's keys cannot be
 * had
 */
export type IdTokenCheck = (token: string | undefined) => Promise<void>

/**
 * Signatures by the issuer's private key only: of `none` and of a shared secret (HS256) nobody can tell who made them.
 */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']
const toleratedSeconds = 30

const metadataSchema = z.object({ issuer: z.string(), jwks_uri: z.url() })
interface Signer {
  /** As it writes itself in its tokens: with or without a closing slash. */
  readonly issuer: string
  readonly keys: ReturnType<typeof createRemoteJWKSet>
}

/**
 * Checks ID tokens with the issuer's own published keys (OpenID Connect Core 1.0, 3.1.3.7). Auth.js checks what a token
 * claims, but no signature, since the token comes over TLS from the issuer itself; with it, what stands between the two
 * (a proxy, a forged certificate) can make nobody somebody else.
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
      // The issuer may have moved its keys: the next sign-in asks anew where they are.
      known = undefined
      throw error
    }
  }
}
