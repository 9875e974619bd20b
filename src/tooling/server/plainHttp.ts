type Headers = Readonly<Record<string, string>>

/** What an answer's policy may say only where https answers: https://www.w3.org/TR/upgrade-insecure-requests/. */
const upgrade = /;?\s*upgrade-insecure-requests(?=;|$)/

/**
 * An answer's headers as they may go over plain HTTP. `upgrade-insecure-requests` has a browser ask for every style, font and script of a page by https;
 * Chromium and Firefox except localhost, WebKit does not, and shows the page without any of them.
 * @param headers names in lower case
 */
export function overPlainHttp(headers: Headers): Headers {
  const { 'content-security-policy': policy, ...others } = headers
  return policy === undefined ? headers : { ...others, 'content-security-policy': policy.replace(upgrade, '') }
}
