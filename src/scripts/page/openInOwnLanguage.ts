import type { languageCookie } from '#src/domain/place/languageCookie.ts'

/** A literal, checked by its type, as in languageOffer.ts: what pages share would be cut into more files by an import. */
const chosen: `${typeof languageCookie}=` = 'nf_lang='

/**
 * Opens the English page in the first of the browser's languages that the site has, which the page's own links to its
 * languages tell, unless the visitor has chosen a language: the link of a list or of a room is in nobody's language. The address' query
 * says what was sent, and stays.
 */
function openInOwnLanguage(): void {
  const { lang } = document.documentElement
  const { search, hash } = window.location
  // Without a query nothing was sent: "/together/" is a page like others.
  if (lang !== 'en' || !search || document.cookie.includes(chosen)) return
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-language]')]
  for (const wished of navigator.languages) {
    const language = wished.slice(0, 2).toLowerCase()
    if (language === lang) return
    const link = links.find(({ dataset }) => dataset['language'] === language)
    if (!link) continue
    window.location.replace(link.pathname + search + hash)
    return
  }
}

openInOwnLanguage()
