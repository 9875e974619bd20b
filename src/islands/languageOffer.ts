import type { languageCookie } from '#src/domain/languageCookie.ts'
import { type Locale, parseLocale } from '#src/domain/locale.ts'

/** A constant of another file would be a way from the shell's file to the opener's, and back. */
const chosen: `${typeof languageCookie}=` = 'nf_lang='
const dismissedKey = 'dismissedLanguageBar'

/** The first language of the browser that the site speaks. */
function wishedLanguage(): Locale | '' {
  return navigator.languages.map(parseLocale).find((locale) => locale !== null) ?? ''
}

/** Quietly offers the page in the visitor's language, unless they chose one or sent the offer away. */
function offerLanguage(): void {
  const locale = wishedLanguage()
  // There is none for the page's own language.
  const bar = document.querySelector<HTMLElement>(`.language-bar[data-offer="${locale}"]`)
  if (!bar || document.cookie.includes(chosen)) return
  try {
    if (localStorage.getItem(dismissedKey)) return
  } catch {
    // An offer that could not be sent away for good would come on each page.
    return
  }
  bar.hidden = false
  bar.querySelector('button')?.addEventListener('click', () => {
    bar.hidden = true
    try {
      localStorage.setItem(dismissedKey, locale)
    } catch {
      // Without storage the offer comes back on the next page, which is all that can be done.
    }
  })
}

offerLanguage()
