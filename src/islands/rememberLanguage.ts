import { languageCookie } from '#src/domain/languageCookie.ts'

const yearInSeconds = 31_536_000

/** Remembers a language that the visitor chooses, so that the CDN's first-visit rule leaves them there. */
export function rememberLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLElement>('a[data-language]')
    if (!link) return
    const secure = window.location.protocol === 'https:' ? '; Secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we support
    document.cookie = `${languageCookie}=${link.dataset['language']}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`
  })
}
