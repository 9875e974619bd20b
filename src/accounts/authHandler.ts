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
  /**
   * The site's origin, such as `https://moodlight.example`. Taken from the configuration, so that no request header
   * determines where an identity provider redirects to.
   */
  readonly origin: string
  readonly keys: SessionKeys
  readonly providers: ProviderSettings
  readonly store: ProfileStore
  /** Called for rejected and failed sign-ins with the kind of error. */
  readonly onError: (kind: string) => void
}

export interface AuthHandler {
  /**
   * Redirects the browser to an identity provider; `returnTo` is the path to return to after sign-in.
   * @throws SignInError
   */
  readonly start: (method: SignInMethod['id'], returnTo: string | null) => Promise<Response>
  /**
   * Handles the identity provider's redirect back to `/api/auth/callback/…`. No other Auth.js route is exposed.
   * @param earlier the session cookie that the browser sent; its session ends when the new one begins
   * @throws SignInError
   */
  readonly callback: (request: Request, earlier?: string) => Promise<Response>
}

const basePath = '/api/auth'
const problemPage = '/sign-in/'
/** Time limit in seconds for the visit to the identity provider. */
const onTheWaySeconds = 15 * 60

/**
 * Sign-in with Auth.js, which handles redirects, PKCE, state and nonce. This module decides the account of an identity,
 * the redirect target and the claims of the session.
 */
export function authHandler({ origin, keys, providers, store, onError }: AuthHandlerOptions): AuthHandler {
  const name = sessionCookie(keys)
  const checks = idTokenChecks(providers)
  const options = { httpOnly: true, sameSite: 'lax' as const, path: '/', secure: keys.isSecure }
  /**
   * A cookie for the time at the identity provider; on HTTPS restricted to this host by `__Host-`, like the session
   * cookie.
   */
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
        // An OpenID Connect provider without an ID token check must not sign anybody in.
        if (!account || (account.type === 'oidc' && !check)) return false
        await check?.(account.id_token)
        return isVerified(profile)
      },
      redirect: ({ url }) => `${origin}${returnPath(url.startsWith(origin) ? url.slice(origin.length) : url)}`,
    },
  }

  /**
   * The callback that opens a session for the person signing in.
   * @param earlier the session cookie that the browser sent
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

  /**
   * Runs Auth.js. It reports errors only to its logger, and to the visitor by a redirect, so they are captured by the
   * logger.
   * @throws SignInError unless `isDone` accepts the response
   */
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
    // No form of Auth.js is used, so its CSRF token would be an unnecessary cookie.
    const answer = await Auth(request, {
      ...config,
      callbacks: { ...config.callbacks, ...callbacks },
      skipCSRFCheck,
      logger,
    })
    if (isDone(answer)) return answer
    if (isUnreachable(heard)) throw new SignInError('unavailable', { cause: heard })
    // AccessDenied without a cause comes from `isVerified`; a failed ID token check sets the cause.
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
      // Uses the configured origin regardless of the Host header. No cookies are passed on: a malformed one must not
      // prevent a new sign-in.
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
      // The headers of a redirect are immutable, so the response is copied.
      const response = new Response(null, { status: answer.status, headers: answer.headers })
      response.headers.set('cache-control', 'private, no-store')
      response.headers.append('set-cookie', signInHintLine(keys))
      return response
    },
  }
}

/**
 * An unverified e-mail address could belong to anybody, so any value other than `true` is rejected: false, 0, null, and
 * the text "true", which OpenID Connect does not allow. Providers that omit the claim (GitHub) verify addresses
 * themselves.
 */
function isVerified(profile: IdentityProfile | undefined): boolean {
  const verified: unknown = profile?.email_verified
  return verified === undefined || verified === true
}

/** The identity in a provider's claims. The profile store shortens long names and omits long addresses. */
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
