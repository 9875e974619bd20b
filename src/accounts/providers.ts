import { customFetch } from '@auth/core'
import type { Provider } from '@auth/core/providers'
import GitHub from '@auth/core/providers/github'
import Google from '@auth/core/providers/google'

/** What the configuration may name as ways to sign in. */
export interface ProviderSettings {
  readonly oidc?: { readonly issuer: string; readonly id: string; readonly secret: string; readonly name: string }
  readonly github?: { readonly id: string; readonly secret: string }
  readonly google?: { readonly id: string; readonly secret: string }
}

/** A way to sign in, as a page names it. */
export interface SignInMethod {
  readonly id: 'oidc' | 'github' | 'google'
  readonly name: string
}

/** The configured ways to sign in, in the order in which they are offered. */
export function signInMethods({ oidc, github, google }: ProviderSettings): SignInMethod[] {
  return [
    ...(oidc ? [{ id: 'oidc' as const, name: oidc.name }] : []),
    ...(google ? [{ id: 'google' as const, name: 'Google' }] : []),
    ...(github ? [{ id: 'github' as const, name: 'GitHub' }] : []),
  ]
}

const patienceMs = 5000

/** A provider that does not answer must not keep somebody waiting until the function itself is ended. */
const patientFetch: typeof fetch = (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(patienceMs) })

/** The same for Auth.js. PKCE, state and, where there is an ID token, nonce are all checked. */
export function authProviders({ oidc, github, google }: ProviderSettings): Provider[] {
  return [
    ...(oidc
      ? [
          {
            id: 'oidc',
            name: oidc.name,
            type: 'oidc' as const,
            issuer: oidc.issuer,
            clientId: oidc.id,
            clientSecret: oidc.secret,
            checks: ['pkce' as const, 'state' as const, 'nonce' as const],
            authorization: { params: { scope: 'openid email profile' } },
            [customFetch]: patientFetch,
          },
        ]
      : []),
    ...(google
      ? [
          Google({
            clientId: google.id,
            clientSecret: google.secret,
            checks: ['pkce', 'state', 'nonce'],
            [customFetch]: patientFetch,
          }),
        ]
      : []),
    ...(github
      ? [
          GitHub({
            clientId: github.id,
            clientSecret: github.secret,
            checks: ['pkce', 'state'],
            [customFetch]: patientFetch,
          }),
        ]
      : []),
  ]
}
