import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { zipFunctions } from '@netlify/zip-it-and-ship-it'

export interface ZippedFunction {
  readonly name: string
  /** Bytes as it is uploaded. */
  readonly whole: number
  /** Bytes without the telemetry that Netlify adds to every function alike: it is 277 KB, and nobody can leave it out. */
  readonly withoutTelemetry: number
  /** What Netlify read out of the function's `config`. */
  readonly paths: readonly string[]
  /** Whether a file at the same address goes before it. */
  readonly prefersStatic: boolean
  readonly schedule: string | undefined
  readonly rateLimit: unknown
}

/** Zips a folder of functions with Netlify's own packager, as a deploy does. */
export async function zipSizes(functions: string, out: string): Promise<ZippedFunction[]> {
  const whole = await zip(functions, join(out, 'whole'), true)
  const bare = new Map((await zip(functions, join(out, 'bare'), false)).map(({ name, bytes }) => [name, bytes]))
  return whole.map(({ bytes, ...zipped }) => ({
    ...zipped,
    whole: bytes,
    withoutTelemetry: bare.get(zipped.name) ?? 0,
  }))
}

async function zip(functions: string, out: string, telemetry: boolean) {
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
