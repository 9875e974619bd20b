import { once } from 'node:events'
import { createServer } from 'node:http'
import { freePort } from './redisServer.ts'

export interface IdentityProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** From now on it takes every connection and answers nothing. */
  readonly fallSilent: () => void
  readonly stop: () => Promise<void>
}

/** People known to the identity provider: whoever logs in as `unverified` has an address that was never verified. */
const claimsOf = (login: string) => ({
  sub: login,
  email: `${login}@people.example`,
  email_verified: login !== 'unverified',
  given_name: login[0]?.toUpperCase() + login.slice(1),
  family_name: 'Example',
  name: `${login} Example`,
})

/**
 * A real OpenID Connect server (oidc-provider, certified) for one client: the site at an origin. Its login page takes any name.
 * @param siteOrigin where the site runs, `http://localhost:4411`
 * @param said what it says of everybody in place of the usual
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
