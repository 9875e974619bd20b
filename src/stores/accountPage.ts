import { call } from '#src/api/client.ts'
import { userEndpoints } from '#src/api/userEndpoints.ts'
import { isLeavingPage, replacePage } from './leaving.ts'
import { mayBeSignedIn } from './signInHint.ts'
import { $user } from './user.ts'

export interface AccountPage {
  /** The element that contains the personal data. */
  readonly room: HTMLElement
  /**
   * The address to go to once nobody is signed in. Not the sign-in page: an identity provider that remembers the last
   * user would let the next person in.
   */
  readonly home: string
  /** Called with true when the check starts, and with false when the page is shown again. */
  readonly onAsking: (isAsking: boolean) => void
}

/**
 * Keeps a personal page from being seen after its owner signed out. Browsers restore pages from the back/forward cache
 * as they were left, so the content is hidden when the page is left, and shown again only after the server has
 * confirmed that the same person is still signed in. In other tabs and windows the page is left as soon as this browser
 * is signed out.
 * @returns a function that removes the guard
 */
export function guardAccountPage({ room, home, onAsking }: AccountPage): () => void {
  const leave = (): void => {
    room.hidden = true
    replacePage(home)
  }
  const leaveWhenSignedOut = (): void => {
    if ($user.get().status === 'signedIn' && !mayBeSignedIn() && !isLeavingPage()) leave()
  }

  const hide = (): void => {
    if ($user.get().status === 'signedIn') room.hidden = true
  }
  const confirm = async (): Promise<void> => {
    onAsking(true)
    const whose = await stillWhose().catch(() => 'unknown' as const)
    if (whose === 'nobody') return leave()
    // Somebody else is signed in, or the request failed: reload.
    if (whose !== 'theirs') return window.location.reload()
    room.hidden = false
    onAsking(false)
  }
  const show = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && room.hidden) void confirm()
  }
  // `visibilitychange` also fires with `hidden` while this page is being unloaded, when it must not navigate elsewhere.
  const whenSeenAgain = (): void => {
    if (document.visibilityState === 'visible') leaveWhenSignedOut()
  }
  // The tab where the visitor signs out has the focus and navigates by itself.
  const whenCookiesChange = (): void => {
    if (!document.hasFocus()) leaveWhenSignedOut()
  }

  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('pagehide', hide, { signal })
  window.addEventListener('pageshow', show, { signal })
  window.addEventListener('focus', leaveWhenSignedOut, { signal })
  document.addEventListener('visibilitychange', whenSeenAgain, { signal })
  // Cookie Store API: Safari 18.4, Firefox 140. In older versions the page is left when it gets the focus or is visible
  // again.
  if ('cookieStore' in window) window.cookieStore.addEventListener('change', whenCookiesChange, { signal })
  return () => listening.abort()
}

/**
 * Whether the page still belongs to who is signed in, by the server's response, which is not cached.
 * @throws ApiError when there is no answer
 */
async function stillWhose(): Promise<'theirs' | 'nobody' | 'another'> {
  if (!mayBeSignedIn()) return 'nobody'
  const state = $user.get()
  const now = await call(userEndpoints.user, {})
  if (now === null) return 'nobody'
  return state.status === 'signedIn' && JSON.stringify(now) === JSON.stringify(state.user) ? 'theirs' : 'another'
}
