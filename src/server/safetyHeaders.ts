/**
 * The security headers of function responses other than pages. Netlify does not apply netlify.toml's headers to
 * function responses, so they are repeated here; a test checks that both agree. No such response is a document, so the
 * Content-Security-Policy allows nothing.
 */
export const safetyHeaders = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'x-frame-options': 'DENY',
} as const
