import { Auth, type AuthConfig, skipCSRFCheck } from '@auth/core'
import { AccessDenied } from '@auth/core/errors'
import type { Profile as IdentityProfile } from '@auth/core/types'
import { accountIdOf } from './accountId.ts'
import { openSession } from './openSession.ts'
import type { ProfileStore } from './profileStore.ts'
import { authProviders, idTokenChecks, type ProviderSettings, type SignInMethod } from './providers.ts'
import { returnPath } from './returnPath.ts'
import { claimsOf, type SessionKeys, sessionCookie, signInHintLine } from './session.ts'
import { idleSeconds } from './sessionSpan.ts'
import { isUnreachable, SignInError } from './signInError.ts'

export interface AuthHandlerOptions {
  /** The site's own origin, `https://moodlight.example`: pinned, so that no header decides where an identity provider sends people. */
  readonly origin: string
  readonly keys: SessionKeys
  readonly providers: ProviderSettings
  readonly store: ProfileStore
  /** Told of refused and failed sign-ins, by kind. */
  readonly onError: (kind: string) => void
}

export interface AuthHandler {
  /**
   * Sends the browser to an identity provider; `returnTo` is where it comes back to in the end.
   * @throws SignInError
   */
  readonly start: (method: SignInMethod['id'], returnTo: string | null) => Promise<Response>
  /**
   * Answers the identity provider's redirect back to `/api/auth/callback/…`. Nothing else of the protocol is reachable.
   * @param earlier the session cookie that the browser brought along: its session ends when the new one begins
   * @throws SignInError
   */
  readonly callback: (request: Request, earlier?: string) => Promise<Response>
}

const basePath = '/api/auth'
const problemPage = '/sign-in/'
/** How long somebody may take at the identity provider. */
const onTheWaySeconds = 15 * 60

/**
 * Sign-in by Auth.js: the redirects, PKCE, state and nonce are its affair; who somebody is to this site, where they go afterwards and what stands in the
 * session is ours.
 */
export function authHandler({ origin, keys, providers, store, onError }: AuthHandlerOptions): AuthHandler {
  const name = sessionCookie(keys)
  const checks = idTokenChecks(providers)
  const options = { httpOnly: true, sameSite: 'lax' as const, path: '/', secure: keys.isSecure }
  /** What is kept in the browser while it is at the identity provider: pinned to this host like the session itself. */
  const onTheWay = (cookie: string) => ({
    name: `${keys.isSecure ? '__Host-' : ''}authjs.${cookie}`,
    options: { ...options, maxAge: onTheWaySeconds },
  })
  const config: AuthConfig = {
    basePath,
    secret: [...keys.secrets],
    trustHost: true,
    useSecureCookies: keys.isSecure,
    providers: authProviders(providers),
    session: { strategy: 'jwt', maxAge: idleSeconds },
    pages: { signIn: problemPage, error: problemPage },
    cookies: {
      sessionToken: { name, options },
      callbackUrl: onTheWay('callback-url'),
      state: onTheWay('state'),
      nonce: onTheWay('nonce'),
      pkceCodeVerifier: onTheWay('pkce.code_verifier'),
    },
    callbacks: {
      async signIn({ account, profile }) {
        const check = checks.get(account?.provider ?? '')
        // Whoever speaks OpenID Connect is checked, or lets nobody in.
        if (!account || (account.type === 'oidc' && !check)) return false
        await check?.(account.id_token)
        return isVerified(profile)
      },
      redirect: ({ url }) => `${origin}${returnPath(url.startsWith(origin) ? url.slice(origin.length) : url)}`,
    },
  }

  /**
   * What opens a session for whoever comes back by a request. @param earlier the session cookie that the browser
   * brought along
   */
  const opening = (request: Request, earlier: string | undefined): NonNullable<AuthConfig['callbacks']> => ({
    async jwt({ token, account, profile }) {
      if (!account) return token
      const accountId = accountIdOf(account.provider, account.providerAccountId)
      const identity = { provider: account.provider, ...identityOf(profile) }
      const userAgent = request.headers.get('user-agent')
      return claimsOf(await openSession({ accountId, identity, userAgent, earlier }, store, keys))
    },
  })

  /** Auth.js tells only its logger what went wrong, and the visitor by a redirect. */
  async function answerOf(
    request: Request,
    isDone: (answer: Response) => boolean,
    callbacks: AuthConfig['callbacks'] = {},
  ): Promise<Response> {
    let heard: Error | undefined
    const logger = {
      error: (error: Error) => {
        heard = error
        onError(error.name)
      },
      warn: () => {},
      debug: () => {},
    }
    // Nothing here is asked for by a form of Auth.js's own, so its token against forged forms is one cookie too many.
    const answer = await Auth(request, {
      ...config,
      callbacks: { ...config.callbacks, ...callbacks },
      skipCSRFCheck,
      logger,
    })
    if (isDone(answer)) return answer
    if (isUnreachable(heard)) throw new SignInError('unavailable', { cause: heard })
    // Our own word that an address is not verified has no cause; a check that failed has.
    const isDenied = heard instanceof AccessDenied && heard.cause === undefined
    throw new SignInError(isDenied ? 'denied' : 'failed', { cause: heard })
  }

  const isAway = (answer: Response): boolean => {
    const location = answer.headers.get('location') ?? ''
    return URL.canParse(location) && new URL(location).origin !== origin
  }
  const isSignedIn = (answer: Response): boolean =>
    answer.headers.getSetCookie().some((cookie) => new RegExp(`^${name}=[^;]`).test(cookie))

  return {
    async start(method, returnTo) {
      const body = new URLSearchParams({ callbackUrl: `${origin}${returnPath(returnTo)}` })
      // Whatever Host said, the provider is told the pinned origin. No cookie goes with it: one that is broken must not
      // stop a new beginning.
      return await answerOf(new Request(`${origin}${basePath}/signin/${method}`, { method: 'POST', body }), isAway)
    },
    async callback(request, earlier) {
      const { pathname, search, searchParams } = new URL(request.url)
      if (request.method !== 'GET' || !pathname.startsWith(`${basePath}/callback/`))
        return new Response(null, { status: 404 })
      if (searchParams.get('error') === 'access_denied') throw new SignInError('cancelled')
      const headers = { cookie: request.headers.get('cookie') ?? '' }
      const answer = await answerOf(
        new Request(`${origin}${pathname}${search}`, { headers }),
        isSignedIn,
        opening(request, earlier),
      )
      // A redirect's headers cannot be added to: the answer is made anew.
      const response = new Response(null, { status: answer.status, headers: answer.headers })
      response.headers.set('cache-control', 'private, no-store')
      response.headers.append('set-cookie', signInHintLine(keys))
      return response
    },
  }
}

/**
 * An address of which its provider does not say `true` could be anybody's: neither "false" nor 0 nor null is a yes, and
 * "true" is none in OpenID Connect. Providers that say nothing at all (GitHub) vouch for it themselves.
 */
function isVerified(profile: IdentityProfile | undefined): boolean {
  const verified: unknown = profile?.email_verified
  return verified === undefined || verified === true
}

/** What a provider tells of somebody. The profile cuts names that are too long and leaves such addresses out. */
function identityOf(profile: IdentityProfile | undefined) {
  const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
  const [first = '', ...rest] = text(profile?.name).split(/\s+/)
  const picture = text(profile?.picture ?? profile?.['avatar_url'])
  return {
    firstName: text(profile?.given_name) || first,
    lastName: text(profile?.family_name) || rest.join(' '),
    email: text(profile?.email),
    profileImageUrl: /^https:\/\//.test(picture) ? picture : '',
  }
}
