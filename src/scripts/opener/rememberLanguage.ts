import { languageCookie } from '#src/domain/place/languageCookie.ts'

/**
 * Stores the language of a clicked language link in a cookie for a year, so that the CDN's redirect for first visits
 * does not override the choice.
 */
export function rememberLanguage(clicked: Element): void {
  const link = clicked.closest<HTMLElement>('a[data-language]')
  if (!link) return
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we support
  document.cookie = `${languageCookie}=${link.dataset['language']}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
}
