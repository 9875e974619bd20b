import { call } from '#src/api/client.ts'
import { userEndpoints } from '#src/api/userEndpoints.ts'
import { isLeavingPage, replacePage } from './leaving.ts'
import { mayBeSignedIn } from './signInHint.ts'
import { $user } from './user.ts'

export interface OwnPage {
  /** What shows what is somebody's own. */
  readonly room: HTMLElement
  /**
   * Where the page goes when nobody is signed in any more. Not to the sign-in: an identity provider that remembers
   * would let whoever comes next in.
   */
  readonly home: string
  /** Told when the page asks whether it may show its room again, and when it has an answer. */
  readonly onAsking: (isAsking: boolean) => void
}

/**
 * Keeps a page of somebody's own from being seen after they left. Browsers keep a page that is left as it was, for
 * Back: so it is hidden when it is left, and when it comes back it shows nothing until the server has said that the
 * same person is still signed in. In another tab or window it goes as soon as this browser is signed out.
 * @returns what ends this
 */
export function guardOwnPage({ room, home, onAsking }: OwnPage): () => void {
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
    // Somebody else's, or nobody can tell: the page begins anew.
    if (whose !== 'theirs') return window.location.reload()
    room.hidden = false
    onAsking(false)
  }
  const show = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && room.hidden) void confirm()
  }
  // It changes to hidden, too, while this very page is left: that is no time to go elsewhere.
  const whenSeenAgain = (): void => {
    if (document.visibilityState === 'visible') leaveWhenSignedOut()
  }
  // The tab in which somebody signs out has the focus, and goes by itself to where it says so.
  const whenCookiesChange = (): void => {
    if (!document.hasFocus()) leaveWhenSignedOut()
  }

  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('pagehide', hide, { signal })
  window.addEventListener('pageshow', show, { signal })
  window.addEventListener('focus', leaveWhenSignedOut, { signal })
  document.addEventListener('visibilitychange', whenSeenAgain, { signal })
  // Safari has it since 18.4, Firefox since 140; in older ones the page goes when it is looked at again.
  if ('cookieStore' in window) window.cookieStore.addEventListener('change', whenCookiesChange, { signal })
  return () => listening.abort()
}

/** Whose page it is by now, asked of the server and of no cache. */
async function stillWhose(): Promise<'theirs' | 'nobody' | 'another'> {
  if (!mayBeSignedIn()) return 'nobody'
  const state = $user.get()
  const now = await call(userEndpoints.user, {})
  if (now === null) return 'nobody'
  return state.status === 'signedIn' && JSON.stringify(now) === JSON.stringify(state.user) ? 'theirs' : 'another'
}
