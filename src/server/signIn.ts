import { accountIdOf } from '#src/accounts/accountId.ts'
import { AccountsUnavailableError } from '#src/accounts/profileStore.ts'
import { returnPath } from '#src/accounts/returnPath.ts'
import { signedInCookies, signedOutCookies, writeSession } from '#src/accounts/session.ts'
import { defaultLocale } from '#src/domain/locale.ts'
import { localeSchema } from '#src/domain/localeSchema.ts'
import { localePath } from '#src/i18n/paths.ts'
import { type Accounts, accounts } from './accounts.ts'
import { log } from './log.ts'

/**
 * The navigations around an account: to the sign-in, back from it, and out. They answer with redirects; nothing here is kept by anybody.
 */

/** `/api/login?returnTo=/profile/`: straight to the only provider, else to the page that lets the visitor choose, or says that there is none. */
export async function login(request: Request): Promise<Response> {
  const all = accounts()
  const { searchParams } = new URL(request.url)
  const returnTo = returnPath(searchParams.get('returnTo'))
  if (!all) return redirect(pageFor(request, '/sign-in/'))
  const wanted = searchParams.get('method')
  const [only] = all.methods
  const method =
    all.methods.find(({ id }) => id === wanted) ?? (all.methods.length === 1 && !all.hasDemo ? only : undefined)
  try {
    if (method) return await all.auth.start(method.id, returnTo, request)
    if (all.hasDemo && (wanted === 'demo' || all.methods.length === 0)) return await demoLogin(all, returnTo)
  } catch (error) {
    log('warn', 'sign-in could not begin', { error })
    return redirect(`${pageFor(request, '/sign-in/')}?error=unavailable`)
  }
  return redirect(`${pageFor(request, '/sign-in/')}?returnTo=${encodeURIComponent(returnTo)}`)
}

/** `/api/auth/callback/…`: back from the identity provider. */
export async function authCallback(request: Request): Promise<Response> {
  const all = accounts()
  if (!all) return redirect('/sign-in/')
  try {
    return await all.auth.callback(request)
  } catch (error) {
    log('warn', 'sign-in could not be finished', { error })
    return redirect('/sign-in/?error=unavailable')
  }
}

/**
 * `/api/logout`: signs this browser out when the site itself asks (Fetch Metadata); a link from elsewhere, or an address typed, gets a page with a
 * button instead, so that nobody can be signed out by a picture.
 */
export async function logout(request: Request): Promise<Response> {
  const isSecure = accounts()?.keys.isSecure ?? new URL(request.url).protocol === 'https:'
  if (request.headers.get('sec-fetch-site') !== 'same-origin') return redirect(pageFor(request, '/sign-out/'))
  return redirect(homeFor(request), signedOutCookies({ isSecure }))
}

async function demoLogin({ store, keys }: Accounts, returnTo: string): Promise<Response> {
  const accountId = accountIdOf('demo', 'demo')
  try {
    const { sessionVersion } = await store.create(accountId, {
      provider: 'demo',
      firstName: 'Demo',
      lastName: 'Visitor',
      email: 'demo@moodlight.invalid',
      profileImageUrl: '',
    })
    return redirect(returnTo, signedInCookies(await writeSession({ accountId, version: sessionVersion }, keys), keys))
  } catch (error) {
    if (error instanceof AccountsUnavailableError) return redirect('/sign-in/?error=unavailable')
    throw error
  }
}

/** A page in the language of the page that the visitor came from, else the one that they chose. */
function pageFor(request: Request, path: `/${string}`): string {
  return localePath(localeOf(request), path)
}

function homeFor(request: Request): string {
  return localePath(localeOf(request), '/')
}

function localeOf(request: Request) {
  const referrer = request.headers.get('referer') ?? ''
  const path = URL.canParse(referrer)
    ? new URL(referrer).pathname
    : (new URL(request.url).searchParams.get('returnTo') ?? '')
  const ofPath = localeSchema.safeParse(path.split('/')[1])
  if (ofPath.success) return ofPath.data
  if (path) return defaultLocale
  const chosen = /(?:^|;\s*)nf_lang=([a-z]{2})/.exec(request.headers.get('cookie') ?? '')?.[1]
  return localeSchema.safeParse(chosen).data ?? defaultLocale
}

function redirect(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({
    location,
    'cache-control': 'private, no-store',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 302, headers })
}
