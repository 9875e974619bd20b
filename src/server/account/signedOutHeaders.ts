/**
 * Headers of a response that signs a browser out. `"cache"` (W3C, Clear Site Data) clears this origin's HTTP cache, and
 * in Chromium the back/forward cache with it, so that no stored page shows a profile any more. `"storage"` and
 * `"cookies"` are not sent: they would delete the visitor's language, country and offline copies, which do not belong
 * to the account. The session's own cookies are expired by Set-Cookie.
 */
export const signedOutHeaders: Readonly<Record<string, string>> = { 'clear-site-data': '"cache"' }
