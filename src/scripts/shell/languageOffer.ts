import type { languageCookie } from '#src/domain/place/languageCookie.ts'
import { type Locale, parseLocale } from '#src/domain/place/locale.ts'

/**
 * A literal, checked by its type: importing the constant would make the chunks of the shell and the opener import each
 * other.
 */
const chosen: `${typeof languageCookie}=` = 'nf_lang='
const dismissedKey = 'dismissedLanguageBar'

/** The first of the browser's languages that the site has, or an empty string. */
function wishedLanguage(): Locale | '' {
  return navigator.languages.map(parseLocale).find((locale) => locale !== null) ?? ''
}

/**
 * Shows a bar that offers the page in the browser's language, unless the visitor chose a language or dismissed the bar.
 */
function offerLanguage(): void {
  const locale = wishedLanguage()
  // The page's own language has no bar.
  const bar = document.querySelector<HTMLElement>(`.language-bar[data-offer="${locale}"]`)
  if (!bar || document.cookie.includes(chosen)) return
  try {
    if (localStorage.getItem(dismissedKey)) return
  } catch {
    // Without storage a dismissed bar would come back on every page.
    return
  }
  bar.hidden = false
  bar.querySelector('button')?.addEventListener('click', () => {
    bar.hidden = true
    try {
      localStorage.setItem(dismissedKey, locale)
    } catch {
      // Without storage the offer appears again on the next page.
    }
  })
}

offerLanguage()
