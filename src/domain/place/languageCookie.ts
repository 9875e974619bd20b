/**
 * Name of the cookie that holds the visitor's chosen language. Netlify defines it: language conditions of redirects
 * give it precedence over `Accept-Language`.
 */
export const languageCookie = 'nf_lang'
