import '#src/domain/englishMessages.ts'
import { isLoopback } from '#src/accounts/loopback.ts'
import { PlainError } from '#src/domain/plainError.ts'
import { z } from '#src/domain/schema.ts'

const optionalText = z.optional(z.string().check(z.minLength(1)))

const shortestSecret = 32

/** Splits AUTH_SECRET into its secrets. The first one signs; the others only verify. */
export function secretsIn(text: string | undefined): string[] {
  return text === undefined ? [] : text.split(',').map((secret) => secret.trim())
}

/**
 * The length of each secret is checked: of `a,<40 characters>` only the first would sign. An empty part is rejected, as
 * it indicates a missing secret.
 */
const secrets = z.string().check(
  z.refine((text) => secretsIn(text).every((secret) => secret.length >= shortestSecret), {
    error: `each secret must have at least ${shortestSecret} characters (several are separated by commas)`,
  }),
)

/**
 * Whoever can tamper with an issuer's responses can sign in as anybody, so plain HTTP is allowed only for a provider on
 * this machine.
 */
const issuer = z.url({ protocol: /^https?$/ }).check(
  z.refine((url) => url.startsWith('https:') || isLoopback(new URL(url).hostname), {
    error: 'must begin with https:// (http:// is for localhost only)',
  }),
)

/** All variables that the server reads. .env.example documents them. */
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
    /** Set by Netlify: the URL of the site. */
    URL: z.optional(z.url({ protocol: /^https?$/ })),
    /** Set by Netlify in builds and in functions: the id of the site. */
    SITE_ID: optionalText,
    /** A build hook of the host, called once a day to rebuild with live data. */
    REBUILD_HOOK_URL: z.optional(z.url({ protocol: /^https?$/ })),
    /** Set by astro.config.mjs during a build: upstreams then get longer timeouts, because no visitor is waiting. */
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

/** A variable has an unusable value. The message names the variable. */
export class EnvError extends PlainError {
  override readonly name = 'EnvError'
}

let known: Env | undefined

/** The process-wide configuration, parsed once. @throws EnvError when it is invalid */
export function env(): Env {
  known ??= readEnv()
  return known
}

/** An unusable variable and the reason; never includes its value. */
export interface EnvProblem {
  readonly name: string
  readonly message: string
}

type Source = Readonly<Record<string, string | undefined>>

/**
 * Parses the configuration. An empty variable counts as unset.
 * @throws EnvError with one sentence for each invalid variable
 */
export function readEnv(source: Source = process.env): Env {
  const parsed = envSchema.safeParse(setIn(source))
  if (parsed.success) return parsed.data
  const sentences = problemsIn(parsed.error).map(({ name, message }) => `${name}: ${message}`)
  throw new EnvError(`The environment is not right. ${sentences.join('. ')}.`)
}

/** The invalid variables of a configuration; empty when all are valid. */
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
