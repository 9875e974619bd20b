import { languageCookie } from '#src/domain/place/languageCookie.ts'
import { defaultLocale, parseLocale } from '#src/domain/place/locale.ts'

/**
 * Opens a page without a language in its address in the first of the browser's languages that the site has, unless the
 * visitor has chosen a language: a sent link is in nobody's language. The address' query says what was sent, and stays.
 */
function openInOwnLanguage(): void {
  const { lang } = document.documentElement
  if (lang !== defaultLocale || document.cookie.includes(`${languageCookie}=`)) return
  const locale = navigator.languages.map(parseLocale).find((one) => one !== null) ?? lang
  if (locale === lang) return
  const { pathname, search, hash } = window.location
  window.location.replace(`/${locale}${pathname}${search}${hash}`)
}

openInOwnLanguage()
