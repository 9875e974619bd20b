/**
 * The security headers of function responses other than pages; with another Content-Security-Policy also those of pages
 * and files (tooling/build/netlifyFiles.ts). Netlify does not apply `_headers` to function responses. No such response
 * is a document, so its policy allows nothing.
 */
export const safetyHeaders = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'x-frame-options': 'DENY',
} as const
