/**
 * What goes with an answer that signs a browser out. `"cache"` (W3C, Clear Site Data) empties this origin's HTTP cache,
 * and in Chromium the pages that are kept for Back with it: none of them shows a profile any more. Not `"storage"` and
 * `"cookies"`: they would take the visitor's language, country and offline copies, which are no part of the account;
 * the session's own cookies end by Set-Cookie.
 */
export const leavingHeaders: Readonly<Record<string, string>> = { 'clear-site-data': '"cache"' }
