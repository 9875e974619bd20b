type Headers = Readonly<Record<string, string>>

/** A directive that breaks pages served without HTTPS: https://www.w3.org/TR/upgrade-insecure-requests/. */
const upgrade = /;?\s*upgrade-insecure-requests(?=;|$)/

/**
 * Removes `upgrade-insecure-requests` from the Content-Security-Policy for responses over plain HTTP. The directive
 * makes browsers load every stylesheet, font and script by HTTPS. Chromium and Firefox exempt localhost; WebKit does
 * not, and renders the page without any of them.
 * @param headers header names in lower case
 */
export function overPlainHttp(headers: Headers): Headers {
  const { 'content-security-policy': policy, ...others } = headers
  return policy === undefined ? headers : { ...others, 'content-security-policy': policy.replace(upgrade, '') }
}
