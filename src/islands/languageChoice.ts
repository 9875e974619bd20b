import { type Locale, parseLocale } from '#src/domain/locale.ts'

const yearInSeconds = 31_536_000
/** Netlify's own name for it: the CDN's language conditions read this cookie before the browser's wishes. */
const cookie = 'nf_lang'
const dismissedKey = 'dismissedLanguageBar'

/** Remembers a language that the visitor chooses, so that the CDN's first-visit rule leaves them there. */
function remember(language: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we support
  document.cookie = `${cookie}=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`
}

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-language]') : null
  if (link?.dataset['language']) remember(link.dataset['language'])
})

/** The first language of the browser that the site speaks. */
function wishedLanguage(): Locale | '' {
  return navigator.languages.map(parseLocale).find((locale) => locale !== null) ?? ''
}

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(dismissedKey) !== null
  } catch {
    return true
  }
}

/** Quietly offers the page in the visitor's language, unless they chose one or sent the offer away. */
function offerLanguage(): void {
  const locale = wishedLanguage()
  // There is none for the page's own language.
  const bar = document.querySelector<HTMLElement>(`.language-bar[data-offer="${locale}"]`)
  if (!bar || document.cookie.includes(`${cookie}=`) || wasDismissed()) return
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
