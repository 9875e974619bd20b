import { mkdir, stat } from 'node:fs/promises'
import { zipFunctions } from '@netlify/zip-it-and-ship-it'

export interface ZippedFunction {
  readonly name: string
  readonly bytes: number
  /** What Netlify read out of the function's `config`. */
  readonly paths: readonly string[]
  /** Whether a file at the same address goes before it. */
  readonly prefersStatic: boolean
  readonly schedule: string | undefined
  readonly rateLimit: unknown
}

export interface ZipOptions {
  /** The folder for the zips. */
  readonly out: string
  /** Whether with what Netlify adds to every function alike when it is deployed: 277 KB, and nobody can leave it out. */
  readonly telemetry: boolean
}

/** Zips a folder of functions with Netlify's own packager, as a deploy does. */
export async function zipSizes(functions: string, { out, telemetry }: ZipOptions): Promise<ZippedFunction[]> {
  await mkdir(out, { recursive: true })
  const results = await zipFunctions(functions, out, {
    basePath: functions,
    // The name is Netlify's; its default is true.
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
