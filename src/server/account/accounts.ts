import { join } from 'node:path'
import { type AuthHandler, authHandler } from '#src/accounts/authHandler.ts'
import { fileProfileStore } from '#src/accounts/fileProfileStore.ts'
import type { ProfileStore } from '#src/accounts/profileStore.ts'
import { type ProviderSettings, type SignInMethod, signInMethods } from '#src/accounts/providers.ts'
import { type RateLimiter, rateLimiter } from '#src/accounts/rateLimiter.ts'
import { redisProfileStore } from '#src/accounts/redisProfileStore.ts'
import type { SessionKeys } from '#src/accounts/session.ts'
import { type Env, env, secretsIn } from '#src/server/env.ts'
import { log } from '#src/server/http/log.ts'
import { isHosted, missingSignInSettings } from './missingSignInSettings.ts'

/** Dependencies of sign-in and profiles. */
export interface Accounts {
  readonly origin: string
  readonly keys: SessionKeys
  readonly methods: readonly SignInMethod[]
  /** Whether the demo account for local runs is offered. */
  readonly hasDemo: boolean
  readonly store: ProfileStore
  /** Creates a store on the same data with a longer time budget, for one request that saves a visitor's changes. */
  readonly patientStore: () => ProfileStore
  readonly auth: AuthHandler
  readonly limiter: RateLimiter
}

/**
 * Store budget of a save in milliseconds. A save may take 5 s in total; the remaining 300 ms suffice for the network
 * within a region.
 */
const saveMs = 4700

let shared: Accounts | null | undefined

/**
 * The process-wide accounts, created on first use.
 * @returns null where sign-in is not available
 * @throws EnvError when the environment is invalid
 */
export function accounts(): Accounts | null {
  if (shared === undefined) shared = createAccounts(env())
  return shared
}

/**
 * Creates the accounts for an environment.
 * @returns null without a secret, without any sign-in method, or without a store that works where the site runs; if
 * sign-in is configured incompletely, the log names the missing variables
 */
export function createAccounts(config: Env): Accounts | null {
  const gap = missingSignInSettings(config)
  if (gap !== null) log('warn', gap)
  const providers = providersOf(config)
  const origin = config.AUTH_URL ? new URL(config.AUTH_URL).origin : null
  const methods = signInMethods(providers)
  const secrets = secretsIn(config.AUTH_SECRET)
  // The demo account is for local runs only: a site on HTTPS never offers it, whatever is configured. Netlify sets URL
  // to the address at which the site is served.
  const hasDemo = config.AUTH_DEMO === '1' && ![origin, config.URL].some((url) => url?.startsWith('https:'))
  const [secret] = secrets
  if (!origin || secret === undefined || (methods.length === 0 && !hasDemo)) return null
  const keys = { secrets, isSecure: origin.startsWith('https:') }
  const redis = redisOf(config)
  if (!redis && isHosted(config)) return null
  const store = redis ? redisProfileStore(redis) : fileProfileStore(join(process.cwd(), '.data/profiles.json'))
  const patientStore = () => (redis ? redisProfileStore({ ...redis, budgetMs: saveMs }) : store)
  const trouble = (what: string) => (kind: string) => log('warn', what, { kind })
  const auth = authHandler({ origin, keys, providers, store, onError: trouble('sign-in failed') })
  const limiter = rateLimiter({ secret, redis, onError: trouble('rate limits are counted by this process alone') })
  return { origin, keys, methods, hasDemo, store, patientStore, auth, limiter }
}

function providersOf(config: Env): ProviderSettings {
  const { AUTH_OIDC_ISSUER: issuer, AUTH_OIDC_ID: id, AUTH_OIDC_SECRET: secret, AUTH_OIDC_NAME: name } = config
  const pair = (one: string | undefined, other: string | undefined) =>
    one && other ? { id: one, secret: other } : null
  const github = pair(config.AUTH_GITHUB_ID, config.AUTH_GITHUB_SECRET)
  const google = pair(config.AUTH_GOOGLE_ID, config.AUTH_GOOGLE_SECRET)
  return {
    ...(issuer && id && secret ? { oidc: { issuer, id, secret, name: name ?? new URL(issuer).host } } : {}),
    ...(github ? { github } : {}),
    ...(google ? { google } : {}),
  }
}

function redisOf({ UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token }: Env) {
  return url && token ? { url, token } : undefined
}
