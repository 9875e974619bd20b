import '#src/domain/englishMessages.ts'
import { z } from '#src/domain/schema.ts'

const optionalText = z.optional(z.string().check(z.minLength(1)))

/** Every variable that the server reads; .env.example describes them. */
const envSchema = z
  .object({
    UPSTASH_REDIS_REST_URL: z.optional(z.url({ protocol: /^https?$/ })),
    UPSTASH_REDIS_REST_TOKEN: optionalText,
    TMDB_API_TOKEN: optionalText,
    TMDB_API_URL: z.optional(z.url({ protocol: /^https?$/ })),
    AUTH_URL: z.optional(z.url({ protocol: /^https?$/ })),
    AUTH_SECRET: z.optional(z.string().check(z.minLength(32))),
    AUTH_OIDC_ISSUER: z.optional(z.url({ protocol: /^https?$/ })),
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
    /** Set by Netlify: the commit that was built. */
    COMMIT_REF: optionalText,
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
export class EnvError extends Error {
  override readonly name = 'EnvError'
}

let known: Env | undefined

/** The process's own configuration, read once. @throws EnvError when it is wrong */
export function env(): Env {
  known ??= readEnv()
  return known
}

/**
 * Reads the configuration; an empty variable counts as not set.
 * @throws EnvError with one sentence for each bad variable
 */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = envSchema.safeParse(set)
  if (parsed.success) return parsed.data
  const sentences = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new EnvError(`The environment is not right. ${sentences.join('. ')}.`)
}
