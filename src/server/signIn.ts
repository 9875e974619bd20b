import { accountIdOf } from '#src/accounts/accountId.ts'
import { openSession } from '#src/accounts/openSession.ts'
import type { Identity } from '#src/accounts/profileStore.ts'
import { returnPath } from '#src/accounts/returnPath.ts'
import { readSession, sessionCookie, signedInCookies, signedOutCookies } from '#src/accounts/session.ts'
import { isUnreachable, SignInError } from '#src/accounts/signInError.ts'
import type { SignInProblem } from '#src/domain/signInProblem.ts'
import { localePath } from '#src/i18n/paths.ts'
import { type Accounts, accounts } from './accounts.ts'
import { leavingHeaders } from './leavingHeaders.ts'
import { log } from './log.ts'
import type { Whereabouts } from './navigation.ts'
import { cookiesOf } from './parseRequest.ts'
import { visitorLocale } from './visitorLocale.ts'

/**
 * The navigations around an account: to the sign-in, back from it, and out. They answer with redirects; nothing here is kept by anybody.
 */

/** `/api/login?returnTo=/profile/`: straight to the only provider, else to the page that lets the visitor choose, or says that there is none. */
export async function login(request: Request, { ip = '' }: Whereabouts): Promise<Response> {
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

/** `/api/auth/callback/…`: back from the identity provider. */
export async function authCallback(request: Request, { ip = '' }: Whereabouts): Promise<Response> {
  const all = accounts()
  if (!all) return redirect(pageFor(request, '/sign-in/'))
  return await orProblem(request, async () => {
    if ((await all.limiter('callback', ip)) !== null) throw new SignInError('busy')
    return await all.auth.callback(request, cookiesOf(request).get(sessionCookie(all.keys)))
  })
}

/**
 * `/api/logout`: signs this browser out when the site itself asks (Fetch Metadata); a link from elsewhere, or an address typed, gets a page with a
 * button instead, so that nobody can be signed out by a picture. The session itself ends, too: a copy of its cookie is worth nothing.
 */
export async function logout(request: Request): Promise<Response> {
  const all = accounts()
  const isSecure = all?.keys.isSecure ?? new URL(request.url).protocol === 'https:'
  if (!isOwnNavigation(request)) return redirect(pageFor(request, '/sign-out/'))
  const isOver = !all || (await endSession(request, all))
  // While the store does not answer, a visitor can leave a browser all the same: its cookie goes, and a note says that this is all.
  return redirect(
    pageFor(request, '/') + (isOver ? '' : '#signed-out-here'),
    signedOutCookies({ isSecure }),
    leavingHeaders,
  )
}

/** Ends the session of a request's cookie, if there is one. @returns false when the store did not answer: then a copy of the cookie lives on */
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

/** Somebody followed a link or a button of this site: no picture, no script and no browser that fetches pages ahead of a click. */
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

/** Whatever goes wrong on the way in, the visitor reads it on the sign-in page, in their language. */
async function orProblem(request: Request, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    const problem = problemOf(error)
    log('warn', 'nobody was signed in', { problem, error })
    // The fragment shows the sentence where no script runs.
    return redirect(`${pageFor(request, '/sign-in/')}?error=${problem}#${problem}`)
  }
}

function problemOf(error: unknown): SignInProblem {
  if (error instanceof SignInError) return error.problem
  return isUnreachable(error) ? 'unavailable' : 'failed'
}

/** A page in the visitor's language. */
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
