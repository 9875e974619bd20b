import { mkdir, stat } from 'node:fs/promises'
import { zipFunctions } from '@netlify/zip-it-and-ship-it'

export interface ZippedFunction {
  readonly name: string
  readonly bytes: number
  /** URL patterns of the function's `config`, as parsed by Netlify. */
  readonly paths: readonly string[]
  /** Whether a static file at the same path takes precedence. */
  readonly prefersStatic: boolean
  readonly schedule: string | undefined
  readonly rateLimit: unknown
}

export interface ZipOptions {
  /** Output folder for the zip files. */
  readonly out: string
  /** Whether to include the telemetry that Netlify adds to every deployed function: 277 KB, with no way to opt out. */
  readonly telemetry: boolean
}

/** Zips a folder of functions with Netlify's packager, as a deploy does. */
export async function zipSizes(functions: string, { out, telemetry }: ZipOptions): Promise<ZippedFunction[]> {
  await mkdir(out, { recursive: true })
  const results = await zipFunctions(functions, out, {
    basePath: functions,
    // A feature flag of Netlify's packager, true by default.
    featureFlags: { zisi_add_instrumentation_loader: telemetry },
  })
  return await Promise.all(
    results.map(async ({ name, path, routes = [], schedule, trafficRules }) => ({
      name,
      bytes: (await stat(path)).size,
      paths: routes.map(({ pattern }) => pattern),
      prefersStatic: routes.some((route) => route.prefer_static),
      schedule,
      rateLimit: trafficRules?.action.config.rateLimitConfig,
    })),
  )
}
