import { accountIdOf } from '#src/accounts/accountId.ts'
import { openSession } from '#src/accounts/openSession.ts'
import type { Identity } from '#src/accounts/profileStore.ts'
import { returnPath } from '#src/accounts/returnPath.ts'
import { readSession, sessionCookie, signedInCookies, signedOutCookies } from '#src/accounts/session.ts'
import { isUnreachable, SignInError } from '#src/accounts/signInError.ts'
import type { SignInProblem } from '#src/domain/user/signInProblem.ts'
import { localePath } from '#src/i18n/paths.ts'
import { log } from '#src/server/http/log.ts'
import type { ConnectionInfo } from '#src/server/http/navigation.ts'
import { cookiesOf } from '#src/server/http/parseRequest.ts'
import { visitorLocale } from '#src/server/http/visitorLocale.ts'
import { type Accounts, accounts } from './accounts.ts'
import { signedOutHeaders } from './signedOutHeaders.ts'

/**
 * The handlers of navigations to sign-in, sign-in callback and sign-out. They respond with redirects, which are never
 * cached.
 */

/**
 * Handles `/api/login?returnTo=/profile/`: redirects to the only provider, else to the page that offers the choice of
 * providers or says that there is none.
 */
export async function login(request: Request, { ip = '' }: ConnectionInfo): Promise<Response> {
  const all = accounts()
  const { searchParams } = new URL(request.url)
  const returnTo = returnPath(searchParams.get('returnTo'))
  if (!all) return redirect(pageFor(request, '/sign-in/'))
  const wanted = searchParams.get('method')
  const [only] = all.methods
  const method =
    all.methods.find(({ id }) => id === wanted) ?? (all.methods.length === 1 && !all.hasDemo ? only : undefined)
  const isDemo = all.hasDemo && (wanted === 'demo' || all.methods.length === 0)
  if (!method && !isDemo) return redirect(`${pageFor(request, '/sign-in/')}?returnTo=${encodeURIComponent(returnTo)}`)
  return await orProblem(request, async () => {
    if ((await all.limiter('signIn', ip)) !== null) throw new SignInError('busy')
    return method ? await all.auth.start(method.id, returnTo) : await demoLogin(all, returnTo, request)
  })
}

/** Handles `/api/auth/callback/…`: the return from the identity provider. */
export async function authCallback(request: Request, { ip = '' }: ConnectionInfo): Promise<Response> {
  const all = accounts()
  if (!all) return redirect(pageFor(request, '/sign-in/'))
  return await orProblem(request, async () => {
    if ((await all.limiter('callback', ip)) !== null) throw new SignInError('busy')
    return await all.auth.callback(request, cookiesOf(request).get(sessionCookie(all.keys)))
  })
}

/**
 * Handles `/api/logout`: signs this browser out when the request comes from the site itself (Fetch Metadata).
 * Cross-site links and typed addresses are redirected to a page with a button instead, to prevent logout CSRF, for
 * example by an image. The session is ended in the store as well, which invalidates copies of its cookie.
 */
export async function logout(request: Request): Promise<Response> {
  const all = accounts()
  const isSecure = all?.keys.isSecure ?? new URL(request.url).protocol === 'https:'
  if (!isOwnNavigation(request)) return redirect(pageFor(request, '/sign-out/'))
  const isOver = !all || (await endSession(request, all))
  // While the store is unavailable, the browser's cookie is deleted all the same; the fragment shows a note that only
  // this browser is signed out.
  return redirect(
    pageFor(request, '/') + (isOver ? '' : '#signed-out-here'),
    signedOutCookies({ isSecure }),
    signedOutHeaders,
  )
}

/**
 * Ends the session of a request's cookie, if there is one.
 * @returns false when the store is unavailable, so that a copy of the cookie remains valid
 */
async function endSession(request: Request, { store, keys }: Accounts): Promise<boolean> {
  const session = await readSession(cookiesOf(request).get(sessionCookie(keys)), keys)
  if (!session) return true
  try {
    await store.endSession(session.accountId, session.id)
    return true
  } catch (error) {
    log('warn', 'a session could not be ended', { error })
    return false
  }
}

/** Whether the request is a same-origin navigation: not an image, not a script, not a prefetch. */
function isOwnNavigation({ headers }: Request): boolean {
  const destination = headers.get('sec-fetch-dest') ?? 'document'
  const isAhead = /\bprefetch\b/.test(headers.get('sec-purpose') ?? '')
  return headers.get('sec-fetch-site') === 'same-origin' && destination === 'document' && !isAhead
}

const demo: Identity = {
  provider: 'demo',
  firstName: 'Demo',
  lastName: 'Visitor',
  email: 'demo@moodlight.invalid',
  profileImageUrl: '',
}

async function demoLogin({ store, keys }: Accounts, returnTo: string, request: Request): Promise<Response> {
  const session = await openSession(
    {
      accountId: accountIdOf('demo', 'demo'),
      identity: demo,
      userAgent: request.headers.get('user-agent'),
      earlier: cookiesOf(request).get(sessionCookie(keys)),
    },
    store,
    keys,
  )
  return redirect(returnTo, await signedInCookies(session, keys))
}

/** Redirects to the sign-in page in the visitor's language when `work` fails; the page shows the problem. */
async function orProblem(request: Request, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    const problem = problemOf(error)
    log('warn', 'nobody was signed in', { problem, error })
    // The fragment makes the message visible without scripts.
    return redirect(`${pageFor(request, '/sign-in/')}?error=${problem}#${problem}`)
  }
}

function problemOf(error: unknown): SignInProblem {
  if (error instanceof SignInError) return error.problem
  return isUnreachable(error) ? 'unavailable' : 'failed'
}

/** The path of a page in the visitor's language. */
function pageFor(request: Request, path: `/${string}`): string {
  return localePath(visitorLocale(request, accounts()?.origin), path)
}

function redirect(
  location: string,
  cookies: readonly string[] = [],
  more: Readonly<Record<string, string>> = {},
): Response {
  const headers = new Headers({
    location,
    'cache-control': 'private, no-store',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...more,
  })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 302, headers })
}
