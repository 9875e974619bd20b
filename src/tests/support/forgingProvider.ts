import { createHmac, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'

/** Claims, or a header, of an ID token. */
export type Claims = Readonly<Record<string, unknown>>

export interface ForgingProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Its published public key, as PEM. */
  readonly publicKey: string
  /** Sets how ID tokens are made; the callback gets the claims of a valid token. */
  readonly forge: (make: (claims: Claims) => string) => void
  /** A token with a valid signature and arbitrary claims. */
  readonly signed: (claims: Claims, header?: Claims) => string
  /** Overrides parts of the discovery metadata. */
  readonly metadata: (change: Claims) => void
  readonly stop: () => Promise<void>
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Builds a JWT with an arbitrary header and signature; libraries refuse to create invalid ones. */
export function token(header: Claims, claims: Claims, signature: (input: string) => Buffer): string {
  const input = `${encode(header)}.${encode(claims)}`
  return `${input}.${signature(input).toString('base64url')}`
}
export const byKey =
  (key: KeyObject) =>
  (input: string): Buffer =>
    sign('sha256', Buffer.from(input), key)
export const bySecret =
  (secret: string) =>
  (input: string): Buffer =>
    createHmac('sha256', secret).update(input).digest()
/** A private key whose public key is not published. */
export const foreignKey = (): KeyObject => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

/**
 * Starts a fake OpenID Connect provider that authorizes every request without interaction and issues arbitrary, also
 * invalid, ID tokens, which a real one never does.
 */
export async function startForgingProvider(): Promise<ForgingProvider> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const own = createPrivateKey(privateKey)
  const [clientId, clientSecret] = ['moodlight', 'a-secret-of-the-client-only']
  const nonces = new Map<string, string>()
  const signed: ForgingProvider['signed'] = (claims, header = { alg: 'RS256', kid: 'own' }) =>
    token(header, claims, byKey(own))
  let make: (claims: Claims) => string = signed
  let changes: Claims = {}
  let issuer = ''

  const server = createServer(async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', issuer)
    const json = (body: unknown): void =>
      void outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (url.pathname === '/.well-known/openid-configuration') {
      json({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/me`,
        jwks_uri: `${issuer}/jwks`,
        id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
        ...changes,
      })
    } else if (url.pathname === '/jwks') {
      json({ keys: [{ ...createPublicKey(publicKey).export({ format: 'jwk' }), kid: 'own', use: 'sig' }] })
    } else if (url.pathname === '/auth') {
      const code = String(nonces.size)
      nonces.set(code, url.searchParams.get('nonce') ?? '')
      const back = new URL(url.searchParams.get('redirect_uri') ?? '')
      for (const [name, value] of [
        ['code', code],
        ['state', url.searchParams.get('state') ?? ''],
        ['iss', issuer],
      ] as const)
        back.searchParams.set(name, value)
      outgoing.writeHead(302, { location: back.href }).end()
    } else {
      let body = ''
      for await (const chunk of incoming) body += String(chunk)
      const nonce = nonces.get(new URLSearchParams(body).get('code') ?? '')
      const now = Math.floor(Date.now() / 1000)
      const right = { iss: issuer, aud: clientId, sub: 'ada', iat: now, exp: now + 600, nonce, name: 'Ada Lovelace' }
      json({ access_token: 'access', token_type: 'Bearer', id_token: make(right) })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  issuer = `http://localhost:${address.port}`
  return {
    issuer,
    clientId,
    clientSecret,
    publicKey,
    signed,
    forge: (maker) => {
      make = maker
    },
    metadata: (change) => {
      changes = change
    },
    async stop() {
      server.closeAllConnections()
      await new Promise<void>((done) => server.close(() => done()))
    },
  }
}
