import { languageCookie } from '#src/domain/place/languageCookie.ts'

const yearInSeconds = 31_536_000

/**
 * Stores the language of a clicked language link in a cookie for a year, so that the CDN's redirect for first visits
 * does not override the choice.
 */
export function rememberLanguage(clicked: Element): void {
  const link = clicked.closest<HTMLElement>('a[data-language]')
  if (!link) return
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we support
  document.cookie = `${languageCookie}=${link.dataset['language']}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`
}
