import { Auth, type AuthConfig, skipCSRFCheck } from '@auth/core'
import { AccessDenied } from '@auth/core/errors'
import type { Profile as IdentityProfile } from '@auth/core/types'
import { accountIdOf } from './accountId.ts'
import type { ProfileStore } from './profileStore.ts'
import { authProviders, type ProviderSettings, type SignInMethod } from './providers.ts'
import { returnPath } from './returnPath.ts'
import { newSessionId, type SessionKeys, sessionCookie, sessionSeconds, signedInCookies } from './session.ts'
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
  readonly start: (method: SignInMethod['id'], returnTo: string | null, request: Request) => Promise<Response>
  /**
   * Answers the identity provider's redirect back to `/api/auth/callback/…`. Nothing else of the protocol is reachable.
   * @throws SignInError
   */
  readonly callback: (request: Request) => Promise<Response>
}

const basePath = '/api/auth'
const problemPage = '/sign-in/'

/**
 * Sign-in by Auth.js: the redirects, PKCE, state and nonce are its affair; who somebody is to this site, where they go afterwards and what stands in the
 * session is ours.
 */
export function authHandler({ origin, keys, providers, store, onError }: AuthHandlerOptions): AuthHandler {
  const name = sessionCookie(keys)
  const config: AuthConfig = {
    basePath,
    secret: [...keys.secrets],
    trustHost: true,
    useSecureCookies: keys.isSecure,
    providers: authProviders(providers),
    session: { strategy: 'jwt', maxAge: sessionSeconds },
    pages: { signIn: problemPage, error: problemPage },
    cookies: {
      sessionToken: { name, options: { httpOnly: true, sameSite: 'lax', path: '/', secure: keys.isSecure } },
    },
    callbacks: {
      signIn: ({ profile }) => isVerified(profile),
      redirect: ({ url }) => `${origin}${returnPath(url.startsWith(origin) ? url.slice(origin.length) : url)}`,
      async jwt({ token, account, profile }) {
        if (!account) return token
        const accountId = accountIdOf(account.provider, account.providerAccountId)
        const { sessionVersion } = await store.create(accountId, { provider: account.provider, ...identityOf(profile) })
        return { sub: accountId, v: sessionVersion, sid: newSessionId() }
      },
    },
  }

  /** Auth.js tells only its logger what went wrong, and the visitor by a redirect. */
  async function answerOf(request: Request, own: Partial<AuthConfig> = {}): Promise<Response> {
    let heard: Error | undefined
    const logger = {
      error: (error: Error) => {
        heard = error
        onError(error.name)
      },
      warn: () => {},
      debug: () => {},
    }
    const answer = await Auth(request, { ...config, ...own, logger })
    const location = answer.headers.get('location')
    const isRefused = location === null || new URL(location, origin).pathname === problemPage
    if (!isRefused) return answer
    if (isUnreachable(heard)) throw new SignInError('unavailable', { cause: heard })
    throw new SignInError(heard instanceof AccessDenied ? 'denied' : 'failed', { cause: heard })
  }

  /** The same request as if it had come to the pinned origin: whatever Host said, the provider is told this address. */
  function pinned(request: Request, target: string, init: RequestInit = {}): Request {
    const headers = new Headers()
    const cookie = request.headers.get('cookie')
    if (cookie) headers.set('cookie', cookie)
    return new Request(`${origin}${target}`, { ...init, headers: { ...Object.fromEntries(headers), ...init.headers } })
  }

  return {
    async start(method, returnTo, request) {
      const body = new URLSearchParams({ callbackUrl: `${origin}${returnPath(returnTo)}` })
      const asked = pinned(request, `${basePath}/signin/${method}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      return await answerOf(asked, { skipCSRFCheck })
    },
    async callback(request) {
      const { pathname, search, searchParams } = new URL(request.url)
      if (request.method !== 'GET' || !pathname.startsWith(`${basePath}/callback/`))
        return new Response(null, { status: 404 })
      if (searchParams.get('error') === 'access_denied') throw new SignInError('cancelled')
      const answer = await answerOf(pinned(request, pathname + search))
      // A redirect's headers cannot be added to: the answer is made anew.
      const response = new Response(null, { status: answer.status, headers: answer.headers })
      response.headers.set('cache-control', 'private, no-store')
      const isSignedIn = answer.headers.getSetCookie().some((cookie) => new RegExp(`^${name}=[^;]`).test(cookie))
      if (isSignedIn) for (const hint of signedInCookies('', keys).slice(1)) response.headers.append('set-cookie', hint)
      return response
    },
  }
}

/** An address that its provider says is not verified could be anybody's. Providers that say nothing (GitHub) vouch for it themselves. */
function isVerified(profile: IdentityProfile | undefined): boolean {
  return profile?.email_verified !== false
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
