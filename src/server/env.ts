import '#src/domain/englishMessages.ts'
import { isLoopback } from '#src/accounts/loopback.ts'
import { PlainError } from '#src/domain/plainError.ts'
import { z } from '#src/domain/schema.ts'

const optionalText = z.optional(z.string().check(z.minLength(1)))

const shortestSecret = 32

/** The secrets of AUTH_SECRET, the first of which signs. */
export function secretsIn(text: string | undefined): string[] {
  return text === undefined ? [] : text.split(',').map((secret) => secret.trim())
}

/**
 * Each one is measured: of `a,<40 characters>` the first alone would sign. An empty part is refused, as it stands for a
 * secret that was forgotten.
 */
const secrets = z.string().check(
  z.refine((text) => secretsIn(text).every((secret) => secret.length >= shortestSecret), {
    error: `each secret must have at least ${shortestSecret} characters (several are separated by commas)`,
  }),
)

/**
 * Whoever can change what an issuer answers can sign in as anybody: only a provider on this machine may do without TLS.
 */
const issuer = z.url({ protocol: /^https?$/ }).check(
  z.refine((url) => url.startsWith('https:') || isLoopback(new URL(url).hostname), {
    error: 'must begin with https:// (http:// is for localhost only)',
  }),
)

/** Every variable that the server reads; .env.example describes them. */
const envSchema = z
  .object({
    UPSTASH_REDIS_REST_URL: z.optional(z.url({ protocol: /^https?$/ })),
    UPSTASH_REDIS_REST_TOKEN: optionalText,
    TMDB_API_TOKEN: optionalText,
    TMDB_API_URL: z.optional(z.url({ protocol: /^https?$/ })),
    AUTH_URL: z.optional(z.url({ protocol: /^https?$/ })),
    AUTH_SECRET: z.optional(secrets),
    AUTH_OIDC_ISSUER: z.optional(issuer),
    AUTH_OIDC_ID: optionalText,
    AUTH_OIDC_SECRET: optionalText,
    AUTH_OIDC_NAME: optionalText,
    AUTH_GITHUB_ID: optionalText,
    AUTH_GITHUB_SECRET: optionalText,
    AUTH_GOOGLE_ID: optionalText,
    AUTH_GOOGLE_SECRET: optionalText,
    AUTH_DEMO: z.optional(z.enum(['0', '1'])),
    CONTACT_EMAIL: z.optional(z.email()),
    /** Set by Netlify: where the site is served. */
    URL: z.optional(z.url({ protocol: /^https?$/ })),
    /** Set by Netlify, in builds and in functions: which of its sites this is. */
    SITE_ID: optionalText,
    /** A build hook of the host: asked once a day for a new build with live data. */
    REBUILD_HOOK_URL: z.optional(z.url({ protocol: /^https?$/ })),
    /** Set by astro.config.mjs while pages are built: nobody waits for an answer then, so upstreams get more time. */
    BUILD_PHASE: z.optional(z.literal('build')),
    LOG_REQUESTS: z.optional(z.enum(['0', '1'])),
    CACHE_VERSION: z.optional(z.string().check(z.regex(/^[\w.-]{1,20}$/))),
  })
  .check(
    z.refine((env) => (env.UPSTASH_REDIS_REST_URL === undefined) === (env.UPSTASH_REDIS_REST_TOKEN === undefined), {
      path: ['UPSTASH_REDIS_REST_TOKEN'],
      error: 'must be set together with UPSTASH_REDIS_REST_URL',
    }),
  )
export type Env = z.infer<typeof envSchema>

/** A variable that is set to something that cannot be used. The message names it. */
export class EnvError extends PlainError {
  override readonly name = 'EnvError'
}

let known: Env | undefined

/** The process's own configuration, read once. @throws EnvError when it is wrong */
export function env(): Env {
  known ??= readEnv()
  return known
}

/** One variable that cannot be used, and why; never its value. */
export interface EnvProblem {
  readonly name: string
  readonly message: string
}

type Source = Readonly<Record<string, string | undefined>>

/**
 * Reads the configuration; an empty variable counts as not set.
 * @throws EnvError with one sentence for each bad variable
 */
export function readEnv(source: Source = process.env): Env {
  const parsed = envSchema.safeParse(setIn(source))
  if (parsed.success) return parsed.data
  const sentences = problemsIn(parsed.error).map(({ name, message }) => `${name}: ${message}`)
  throw new EnvError(`The environment is not right. ${sentences.join('. ')}.`)
}

/** What of a configuration cannot be used; nothing where all can. */
export function envProblems(source: Source): EnvProblem[] {
  const parsed = envSchema.safeParse(setIn(source))
  return parsed.success ? [] : problemsIn(parsed.error)
}

function setIn(source: Source): Source {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
}

function problemsIn({ issues }: z.core.$ZodError): EnvProblem[] {
  return issues.map(({ path, message }) => ({ name: path.join('.'), message }))
}
