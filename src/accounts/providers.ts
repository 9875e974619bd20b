import { customFetch } from '@auth/core'
import type { Provider } from '@auth/core/providers'
import GitHub from '@auth/core/providers/github'
import Google from '@auth/core/providers/google'
import { PlainError } from '#src/domain/plainError.ts'
import { githubUser } from './githubUser.ts'
import { type IdTokenCheck, idTokenCheck } from './idToken.ts'
import { isLoopback } from './loopback.ts'

/** The credentials of the configured identity providers. */
export interface ProviderSettings {
  readonly oidc?: { readonly issuer: string; readonly id: string; readonly secret: string; readonly name: string }
  readonly github?: { readonly id: string; readonly secret: string }
  readonly google?: { readonly id: string; readonly secret: string }
}

/** A sign-in method as shown on a page. */
export interface SignInMethod {
  readonly id: 'oidc' | 'github' | 'google'
  readonly name: string
}

/** The configured sign-in methods, in display order. */
export function signInMethods({ oidc, github, google }: ProviderSettings): SignInMethod[] {
  return [
    ...(oidc ? [{ id: 'oidc' as const, name: oidc.name }] : []),
    ...(google ? [{ id: 'google' as const, name: 'Google' }] : []),
    ...(github ? [{ id: 'github' as const, name: 'GitHub' }] : []),
  ]
}

const patienceMs = 5000

/**
 * `fetch` with a timeout, so that a sign-in fails before the function itself is terminated. Rejects URLs without TLS,
 * which a provider's metadata could name, except on the local machine.
 */
const patientFetch: typeof fetch = async (input, init) => {
  const { protocol, hostname } = new URL(input instanceof Request ? input.url : input)
  if (protocol !== 'https:' && !isLoopback(hostname))
    throw new PlainError('An identity provider named an address without TLS')
  return await fetch(input, { ...init, signal: AbortSignal.timeout(patienceMs) })
}

const googleIssuer = 'https://accounts.google.com'

/** ID token checks by the id of the sign-in method. GitHub has none, as it supports OAuth only. */
export function idTokenChecks({ oidc, google }: ProviderSettings): ReadonlyMap<string, IdTokenCheck> {
  const check = (issuer: string, clientId: string) => idTokenCheck({ issuer, clientId, fetch: patientFetch })
  return new Map([
    ...(oidc ? [['oidc', check(oidc.issuer, oidc.id)] as const] : []),
    ...(google ? [['google', check(googleIssuer, google.id)] as const] : []),
  ])
}

/** The Auth.js configuration of the providers. PKCE, state and, where there is an ID token, nonce are checked. */
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
            issuer: googleIssuer,
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
            userinfo: {
              url: 'https://api.github.com/user',
              request: ({ tokens }: { readonly tokens: { readonly access_token?: string } }) =>
                githubUser(tokens.access_token ?? '', patientFetch),
            },
            [customFetch]: patientFetch,
          }),
        ]
      : []),
  ]
}
