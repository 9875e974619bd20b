/** Holds the language that a visitor chose. The name is Netlify's: the CDN's language conditions read it before the browser's wishes. */
export const languageCookie = 'nf_lang'
