import { once } from 'node:events'
import { createServer } from 'node:http'
import { freePort } from './redisServer.ts'

export interface IdentityProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** From now on requests are accepted but never answered. */
  readonly fallSilent: () => void
  readonly stop: () => Promise<void>
}

/** Claims by login name; the email address of `unverified` is not verified. */
const claimsOf = (login: string) => ({
  sub: login,
  email: `${login}@people.example`,
  email_verified: login !== 'unverified',
  given_name: login[0]?.toUpperCase() + login.slice(1),
  family_name: 'Example',
  name: `${login} Example`,
})

/**
 * Starts a real OpenID Connect server (oidc-provider, certified) with the site as its only client. Its login page
 * accepts any name and password.
 * @param siteOrigin origin of the site, `http://localhost:4411`
 * @param said claims that override the defaults for every user
 */
export async function startIdentityProvider(
  siteOrigin: string,
  said: Readonly<Record<string, string>> = {},
): Promise<IdentityProvider> {
  const { default: Provider } = await import('oidc-provider')
  const port = await freePort()
  const issuer = `http://localhost:${port}`
  const [clientId, clientSecret] = ['moodlight', 'qW3-Zk8-Lp5-Vd1-Xy6-Bn4']
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${siteOrigin}/api/auth/callback/oidc`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['a-key-for-tests'] },
    features: { devInteractions: { enabled: true } },
    findAccount: (_: unknown, id: string) => ({ accountId: id, claims: () => ({ ...claimsOf(id), ...said }) }),
  })
  const server = createServer(provider.callback())
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    issuer,
    clientId,
    clientSecret,
    fallSilent: () => void server.removeAllListeners('request'),
    async stop() {
      server.closeAllConnections()
      await new Promise<void>((done) => server.close(() => done()))
    },
  }
}
