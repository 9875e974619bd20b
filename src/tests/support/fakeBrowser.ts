import { onTestFinished, vi } from 'vitest'

/** What stores need of a browser, without one. */
export interface FakeBrowser {
  /** What local storage holds; shared by the tabs of a test. */
  readonly stored: Map<string, string>
  /** Sets the cookie that says that somebody is signed in, or removes it. */
  readonly setSignedIn: (isSignedIn: boolean) => void
  readonly setVisible: (isVisible: boolean) => void
  readonly fire: (name: 'online' | 'pagehide' | 'pageshow') => void
  /** Tells this tab that another one has written. */
  readonly fireStorage: (key: string) => void
  /** How storage fails from now on. */
  readonly failStorage: (how: 'blocked' | 'full' | null) => void
}

/** Puts a fake window, document and localStorage in place until the test is finished. */
export function fakeBrowser(stored: Map<string, string> = new Map()): FakeBrowser {
  let failure: 'blocked' | 'full' | null = null
  const refuseIf = (isRefused: boolean): void => {
    if (isRefused) throw new DOMException('no storage', failure === 'full' ? 'QuotaExceededError' : 'SecurityError')
  }
  const localStorage = {
    getItem(key: string): string | null {
      refuseIf(failure === 'blocked')
      return stored.get(key) ?? null
    },
    setItem(key: string, text: string): void {
      refuseIf(failure !== null)
      stored.set(key, text)
    },
    removeItem(key: string): void {
      refuseIf(failure === 'blocked')
      stored.delete(key)
    },
  }
  const window = new EventTarget()
  const document = Object.assign(new EventTarget(), {
    cookie: '',
    visibilityState: 'visible',
    hidden: false,
    documentElement: { toggleAttribute: () => true },
  })
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return {
    stored,
    setSignedIn(isSignedIn) {
      document.cookie = isSignedIn ? 'moodlight_signed_in=1' : ''
    },
    setVisible(isVisible) {
      document.visibilityState = isVisible ? 'visible' : 'hidden'
      document.hidden = !isVisible
      document.dispatchEvent(new Event('visibilitychange'))
    },
    fire: (name) => void window.dispatchEvent(new Event(name)),
    fireStorage: (key) => void window.dispatchEvent(Object.assign(new Event('storage'), { key })),
    failStorage(how) {
      failure = how
    },
  }
}
