import type { FunctionSite } from './functionSite.ts'

/** A minimal HTTP client with cookie jars that can complete a sign-in at the identity provider. */
export interface Visitor {
  /** The site's cookies, by name; mutable. */
  readonly cookies: Map<string, string>
  /** Sends a request to the site with cookies and stores those of the response. Redirects are not followed. */
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>
  /**
   * Starts at /api/login and completes the provider's forms.
   * @returns path and query of the callback, which is not requested yet
   */
  readonly comeBackFrom: (login: string, returnTo?: string) => Promise<string>
  /** `comeBackFrom`, followed by a request for the callback. */
  readonly signIn: (login: string) => Promise<Response>
  /** The signed-in user according to the site's API; null when signed out. */
  readonly user: () => Promise<unknown>
  /** Deletes all cookies of other hosts, so that the identity provider asks for credentials again. */
  readonly forgetElsewhere: () => void
  /** Sends a PATCH of the profile, as the profile page does. */
  readonly change: (body: unknown, headers?: Readonly<Record<string, string>>) => Promise<Response>
}

/**
 * @param site the running functions
 * @param origin the site's configured origin; requests for it are sent to `site`
 * @param held the site's cookies at the beginning, by name; copied
 */
export function visitorOf(
  site: Pick<FunctionSite, 'url'>,
  origin: string,
  held: ReadonlyMap<string, string> = new Map(),
): Visitor {
  const jars = new Map([[new URL(origin).host, new Map(held)]])
  const jarOf = (url: URL): Map<string, string> => {
    const jar = jars.get(url.host) ?? new Map<string, string>()
    jars.set(url.host, jar)
    return jar
  }

  async function send(url: URL, init: RequestInit = {}): Promise<Response> {
    const jar = jarOf(url)
    const headers = new Headers(init.headers)
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const target = url.origin === origin ? new URL(url.pathname + url.search, site.url) : url
    const answer = await fetch(target, { ...init, headers, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }

  const cookies = jarOf(new URL(origin))
  const ask: Visitor['ask'] = (path, init) => send(new URL(path, origin), init)

  async function comeBackFrom(login: string, returnTo = '/profile/'): Promise<string> {
    let answer = await ask(`/api/login?returnTo=${encodeURIComponent(returnTo)}`)
    let at = new URL(origin)
    for (let step = 0; step < 10; step++) {
      const location = answer.headers.get('location')
      if (location) {
        at = new URL(location, at)
        if (at.origin === origin) return at.pathname + at.search
        answer = await send(at)
        continue
      }
      const page = await answer.text()
      const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(page) ?? []
      const [, prompt = ''] = /name="prompt" value="([^"]+)"/.exec(page) ?? []
      at = new URL(action, at)
      answer = await send(at, { method: 'POST', body: new URLSearchParams({ prompt, login, password: 'any' }) })
    }
    throw new Error(`the identity provider never sent ${login} back`)
  }

  return {
    cookies,
    ask,
    comeBackFrom,
    signIn: async (login) => await ask(await comeBackFrom(login)),
    user: async () => await (await ask('/api/auth/user')).json(),
    forgetElsewhere() {
      for (const host of jars.keys()) if (host !== new URL(origin).host) jars.delete(host)
    },
    change: (body, headers = {}) =>
      ask('/api/auth/user', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
        body: JSON.stringify(body),
      }),
  }
}
