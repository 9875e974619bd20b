import type { Env } from '#src/server/env.ts'

/** Effect of leaving a variable unset; README.md has the details. */
export const withoutVariable = {
  UPSTASH_REDIS_REST_URL: 'each function keeps a cache of its own, and nobody can sign in',
  UPSTASH_REDIS_REST_TOKEN: 'each function keeps a cache of its own, and nobody can sign in',
  TMDB_API_TOKEN: 'the embedded titles are shown, no live ones',
  TMDB_API_URL: 'TMDB itself is asked',
  REBUILD_HOOK_URL: 'pages are built anew only when the repository changes',
  AUTH_URL: 'nobody can sign in',
  AUTH_SECRET: 'nobody can sign in',
  AUTH_OIDC_ISSUER: 'no OpenID Connect provider is offered',
  AUTH_OIDC_ID: 'no OpenID Connect provider is offered',
  AUTH_OIDC_SECRET: 'no OpenID Connect provider is offered',
  AUTH_OIDC_NAME: 'the button names the provider’s host',
  AUTH_GITHUB_ID: 'GitHub is not offered',
  AUTH_GITHUB_SECRET: 'GitHub is not offered',
  AUTH_GOOGLE_ID: 'Google is not offered',
  AUTH_GOOGLE_SECRET: 'Google is not offered',
  CONTACT_EMAIL: 'contact messages go to an address of the documentation, and there is no security.txt',
  CACHE_VERSION: 'the cache is of version 2',
  LOG_REQUESTS: 'each request is one line in the log',
  URL: 'the running site is not asked (Netlify sets it; set it here to have the site checked)',
} as const satisfies Partial<Record<keyof Env, string>>

export type DeployVariable = keyof typeof withoutVariable

export const deployVariables = Object.keys(withoutVariable) as DeployVariable[]

/** Groups of variables that have an effect only if all of them are set. */
export const setTogether = [
  ['UPSTASH_REDIS_REST_URL', 'UPSTASH_REDIS_REST_TOKEN'],
  ['AUTH_OIDC_ISSUER', 'AUTH_OIDC_ID', 'AUTH_OIDC_SECRET'],
  ['AUTH_GITHUB_ID', 'AUTH_GITHUB_SECRET'],
  ['AUTH_GOOGLE_ID', 'AUTH_GOOGLE_SECRET'],
] as const satisfies readonly (readonly DeployVariable[])[]
